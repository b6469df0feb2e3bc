// A supplier closes departures over days and tours at once, or sets how many seats they have, after a look at what that does, and takes
// it back.
import { DomainError, invalid } from '#contract/domain-error.ts';
import {
  type CalendarEditPreview,
  type calendarEditEndpoints,
  type CalendarEditView,
  departuresPerEdit,
} from '#contract/suppliers/calendar-edits.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import {
  type CalendarEdit,
  closeEach,
  findOwnSupplier,
  insertEdit,
  listEdits,
  lockChosen,
  markUndone,
  openEach,
  previewClosing,
  type Selection,
  setChanged,
} from './calendar-edit-queries.ts';
import { findChangeable, previewCapacity, restoreCapacities, setCapacities } from './edit-capacities.ts';

type EditRequest = InputOf<(typeof calendarEditEndpoints)['editCalendar']>['body'];

const [daysMax, editsShown] = [366, 50];

/** Throws `not_found`, `invalid_input` on `to`. */
export async function previewCalendarEdit(context: Context, request: EditRequest): Promise<CalendarEditPreview> {
  const db = context.database.read;
  const selection = await selectionOf(context, db, request);
  const { capacity } = request;
  return capacity === undefined ? previewClosing(db, selection) : previewCapacity(db, selection, capacity);
}

/** Throws `not_found`, `invalid_input` on `to`, also where it would change too many. */
export async function editCalendar(context: Context, request: EditRequest): Promise<CalendarEditView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  return withIdempotency(context, { userId, operation: 'editCalendar', key, input: request }, async (transaction) => {
    const selection = await selectionOf(context, transaction, request);
    const { capacity = null } = request;
    const limit = departuresPerEdit + 1;
    const departureIds =
      capacity === null
        ? await lockChosen(transaction, selection, limit)
        : await findChangeable(transaction, selection, capacity, limit);
    if (departureIds.length > departuresPerEdit) throw invalid('to', 'too_big', { maximum: departuresPerEdit });
    const edit: CalendarEdit = {
      id: newId(),
      firstDay: request.from,
      lastDay: request.to,
      tourIds: request.tourIds ?? null,
      reason: request.reason ?? null,
      departures: departureIds.length,
      capacity,
      madeAt: selection.now,
      undoneAt: null,
    };
    await insertEdit(transaction, selection.supplierId, edit);
    if (capacity === null) await closeEach(transaction, edit, departureIds);
    else edit.departures = await setCapacities(transaction, { id: edit.id, capacity }, departureIds);
    if (edit.departures < departureIds.length) await setChanged(transaction, edit.id, edit.departures);
    return viewOf(edit);
  });
}

/** Throws `not_found`, also for one that was undone. */
export async function undoCalendarEdit(
  context: Context,
  id: string,
): Promise<{ edit: CalendarEditView; departures: number }> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  return withIdempotency(
    context,
    { userId, operation: `undoCalendarEdit ${id}`, key, input: {} },
    async (transaction) => {
      const now = context.clock.now();
      const edit = await markUndone(transaction, { id, supplierId: await ownSupplier(context, transaction), now });
      if (!edit) throw new DomainError('not_found');
      const { capacity } = edit;
      const departures =
        capacity === null
          ? await openEach(transaction, id, now)
          : await restoreCapacities(transaction, { id, capacity });
      return { edit: viewOf(edit), departures };
    },
  );
}

export async function listCalendarEdits(context: Context): Promise<{ data: CalendarEditView[] }> {
  const db = context.database.read;
  const supplierId = await findOwnSupplier(db, signedIn(context).id);
  return { data: supplierId ? (await listEdits(db, supplierId, editsShown)).map(viewOf) : [] };
}

async function ownSupplier(context: Context, db: Queryable): Promise<string> {
  const supplierId = await findOwnSupplier(db, signedIn(context).id);
  if (!supplierId) throw new DomainError('not_found');
  return supplierId;
}

async function selectionOf(context: Context, db: Queryable, request: EditRequest): Promise<Selection> {
  const { from, to, weekdays = null, tourIds = null, startTimes = null } = request;
  const last = addDays(from, daysMax - 1);
  if (to < from || to > last) throw invalid('to', 'choice', { choices: `${from} – ${last}` });
  const supplierId = await ownSupplier(context, db);
  return { supplierId, from, to, weekdays, tourIds, startTimes, now: context.clock.now() };
}

const viewOf = ({ firstDay, lastDay, madeAt, undoneAt, ...edit }: CalendarEdit): CalendarEditView => ({
  ...edit,
  from: firstDay,
  to: lastDay,
  madeAt: madeAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});
