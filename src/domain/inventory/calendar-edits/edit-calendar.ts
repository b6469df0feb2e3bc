// A supplier closes or opens departures over days and tours at once, or sets their seats or prices, after a look at what that does, and
// takes it back. What one transaction should not lock is done by a job.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type {
  CalendarEditPreview,
  calendarEditEndpoints,
  CalendarEditView,
} from '#contract/suppliers/calendar-edits.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { assertDefined } from '#kernel/assert.ts';
import { calendarEditLimits } from '#kernel/choices/calendar-edits.ts';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { findSupplierOf, lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { lastDay } from '../extend-departures.ts';
import { calendarEditJobs } from '../job-types.ts';
import { type CalendarEdit, type PreviewCounts, undoableFrom } from './calendar-edit.ts';
import {
  beginUndo,
  deleteOldItems,
  countUnderWay,
  findEdit,
  insertEdit,
  insertItems,
  listEdits,
  listRefused,
  lockEdit,
} from './calendar-edit-queries.ts';
import { previewClosing, previewOpening } from './close-and-open.ts';
import { lockCalendarsOfChosen, type Selection } from './selection.ts';
import { previewCapacity } from './set-capacities.ts';
import { previewPrices } from './set-prices.ts';
import { isUnderWay, applyBatch } from './work-on-edit.ts';

type EditRequest = InputOf<(typeof calendarEditEndpoints)['editCalendar']>['body'];

const [daysMax, editsPerPage, refusedShown] = [366, 50, 100];

/** Throws `not_found`, `invalid_input` with its field. */
export async function previewCalendarEdit(context: Context, request: EditRequest): Promise<CalendarEditPreview> {
  const db = context.database.db;
  const change = changeOf(request);
  const selection = await selectionOf(context, db, request);
  const made = lastDay(selection.now);
  return { ...(await countChanges(db, selection, change)), madeUntil: request.to > made ? made : null };
}

async function countChanges(
  db: Queryable,
  selection: Selection,
  { kind, capacity, priceUnit, priceCurrency }: Change,
): Promise<PreviewCounts> {
  if (kind === 'open') return previewOpening(db, selection);
  if (kind === 'price') return previewPrices(db, selection, { unit: priceUnit, currency: priceCurrency });
  return capacity === null ? previewClosing(db, selection) : previewCapacity(db, selection, capacity);
}

/** Throws `not_found`, `too_many_requests`, `invalid_input` with its field: `to` where it would change too many, or too many are under way. */
export async function editCalendar(context: Context, request: EditRequest): Promise<CalendarEditView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'calendarEdits', userId);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: 'editCalendar', key, input: request };
  const made = await withIdempotency(context, idempotent, async (transaction) => {
    const change = changeOf(request);
    const selection = await selectionOf(context, transaction, request);
    await lockSupplier(transaction, selection.supplierId);
    if ((await countUnderWay(transaction, selection.supplierId)) >= calendarEditLimits.underWay)
      throw invalid('to', 'edits_under_way');
    const edit = { ...newEdit(request, selection), ...change };
    await lockCalendarsOfChosen(transaction, selection);
    await insertEdit(transaction, selection.supplierId, edit);
    edit.total = await insertItems(transaction, edit, selection, calendarEditLimits.departures + 1);
    if (edit.total > calendarEditLimits.departures)
      throw invalid('to', 'edit_wide', { maximum: calendarEditLimits.departures });
    await transaction.updateTable('calendarEdits').set({ total: edit.total }).where('id', '=', edit.id).execute();
    return viewOf(await begin(context, transaction, edit), selection.now);
  });
  context.wakeJobs();
  return made;
}

/** Throws `not_found`, also for one that was undone or is too old. */
export async function undoCalendarEdit(
  context: Context,
  id: string,
): Promise<ResponseOf<(typeof calendarEditEndpoints)['undoCalendarEdit']>> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: `undoCalendarEdit ${id}`, key, input: {} };
  const undone = await withIdempotency(context, idempotent, async (transaction) => {
    const { id: supplierId } = await ownSupplier(context, transaction);
    const now = context.clock.now();
    await lockSupplier(transaction, supplierId);
    const found = await findEdit(transaction, id, supplierId);
    if (!found) throw new DomainError('not_found');
    await lockEdit(transaction, id);
    await lockCalendarsOfChosen(transaction, { supplierId, tourIds: found.tourIds });
    const undoing = await beginUndo(transaction, { id, supplierId, now });
    if (!undoing) throw new DomainError('not_found');
    const edit = viewOf(await begin(context, transaction, undoing), now);
    return { edit, departures: edit.restored };
  });
  context.wakeJobs();
  return undone;
}

/** Does what fits into the transaction of the request, and leaves more to a job. */
async function begin(context: Context, db: Queryable, edit: CalendarEdit): Promise<CalendarEdit> {
  const now = context.clock.now();
  const isSmall = edit.total <= calendarEditLimits.batch;
  const worked = isSmall ? await applyBatch(db, edit.id, now) : edit;
  if (worked && isUnderWay(worked))
    await enqueue(db, calendarEditJobs['work-on-calendar-edit'], { editId: edit.id }, now);
  return assertDefined(worked, 'the edit of this transaction');
}

export async function listCalendarEdits(
  context: Context,
  { before }: { before?: string | undefined },
): Promise<ResponseOf<(typeof calendarEditEndpoints)['listCalendarEdits']>> {
  const db = context.database.db;
  const supplier = await findSupplierOf(db, signedIn(context).id);
  const edits = supplier ? await listEdits(db, supplier.id, { before, limit: editsPerPage + 1 }) : [];
  const shown = edits.slice(0, editsPerPage);
  return {
    data: shown.map((edit) => viewOf(edit, context.clock.now())),
    next: edits.length > editsPerPage ? shown.at(-1)!.id : null,
  };
}

/** Throws `not_found`. */
export async function getCalendarEdit(
  context: Context,
  id: string,
): Promise<ResponseOf<(typeof calendarEditEndpoints)['getCalendarEdit']>> {
  const db = context.database.db;
  const { id: supplierId } = await ownSupplier(context, db);
  const edit = await findEdit(db, id, supplierId);
  if (!edit) throw new DomainError('not_found');
  const shown = { language: context.caller.language, limit: refusedShown };
  // The page of its progress requests it again and again.
  const refused = isUnderWay(edit) || edit.refused === 0 ? [] : await listRefused(db, id, shown);
  return { edit: viewOf(edit, context.clock.now()), refused };
}

const itemsAtOnce = 10_000;

/** A recurring job. */
export async function deleteOldEditItems({ database, clock }: Services): Promise<void> {
  while ((await deleteOldItems(database.db, clock.now(), itemsAtOnce)) === itemsAtOnce);
}

type Change = Pick<CalendarEdit, 'kind' | 'capacity' | 'priceUnit' | 'priceMinor' | 'priceCurrency' | 'pricePercent'>;

function changeOf({ kind: named, capacity, price }: EditRequest): Change {
  const kind = named ?? (price ? 'price' : capacity === undefined ? 'close' : 'capacity');
  for (const [name, value] of Object.entries({ capacity, price })) {
    if (kind === name && value === undefined) throw invalid(name, 'required');
    if (kind !== name && value !== undefined) throw invalid(name, 'contradiction');
  }
  const [fixed, relative] = price && 'percent' in price ? [undefined, price] : [price, undefined];
  if (relative?.percent === 0) throw invalid('price.percent', 'contradiction');
  return {
    kind,
    capacity: capacity ?? null,
    priceUnit: price?.unit ?? null,
    priceMinor: fixed?.priceMinor ?? null,
    priceCurrency: fixed?.currency ?? null,
    pricePercent: relative?.percent ?? null,
  };
}

async function selectionOf(context: Context, db: Queryable, request: EditRequest): Promise<Selection> {
  const { from, to, weekdays = null, tourIds = null, startTimes = null } = request;
  const last = addDays(from, daysMax - 1);
  if (to < from || to > last) throw invalid('to', 'choice', { choices: `${from} – ${last}` });
  const { id: supplierId } = await ownSupplier(context, db);
  return { supplierId, from, to, weekdays, tourIds, startTimes, now: context.clock.now() };
}

const newEdit = ({ from, to, weekdays, startTimes, tourIds, reason }: EditRequest, { now }: Selection) => ({
  id: newId(),
  state: 'running' as const,
  firstDay: from,
  lastDay: to,
  weekdays: weekdays ?? null,
  startTimes: startTimes ?? null,
  tourIds: tourIds ?? null,
  reason: reason ?? null,
  total: 0,
  worked: 0,
  departures: 0,
  refused: 0,
  restored: 0,
  madeAt: now,
  undoneAt: null,
  workedUntil: null,
});

function viewOf(edit: CalendarEdit, now: Date): CalendarEditView {
  const { firstDay: from, lastDay: to, madeAt, undoneAt, priceUnit, priceMinor, priceCurrency, pricePercent } = edit;
  const price =
    edit.kind === 'price' ? { unit: priceUnit, priceMinor, currency: priceCurrency, percent: pricePercent } : null;
  const oldest = undoableFrom(now);
  return {
    ...edit,
    price,
    from,
    to,
    madeAt: madeAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoable: !undoneAt && madeAt >= oldest.madeAt && to >= oldest.lastDay,
  };
}
