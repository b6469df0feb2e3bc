// Works through what a calendar edit has chosen, in batches: each is a short transaction, so that bookings of its departures wait for
// some milliseconds at most. A batch is decided with the departures that it changes, so work that was interrupted goes on where it was.
import { calendarEditLimits, type EditKind, type EditState } from '#kernel/choices/calendar-edits.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { calendarEditJobs } from '../job-types.ts';
import type { CalendarEdit, EditItem, ItemOutcome } from './calendar-edit.ts';
import { lockEdit, nextItems, updateProgress, writeOutcomes } from './calendar-edit-queries.ts';
import { closeEach, openEach, undoClosing, undoOpening } from './close-and-open.ts';
import { restoreCapacities, setCapacities } from './set-capacities.ts';
import { setPrices, undoPrices } from './set-prices.ts';

type ApplyToItems = (db: Queryable, edit: CalendarEdit, ids: readonly string[], now: Date) => Promise<ItemOutcome[]>;

const handlersByKind: Record<EditKind, { apply: ApplyToItems; undo: ApplyToItems }> = {
  close: { apply: closeEach, undo: undoClosing },
  open: { apply: openEach, undo: undoOpening },
  capacity: { apply: setCapacities, undo: restoreCapacities },
  price: { apply: setPrices, undo: undoPrices },
};

// Each takes a look at all departures of its tour, for the price after 'from'.
const optionsPerBatch = 20;

/** Does a batch in the transaction of the caller. Returns the edit as it is then. */
export async function applyBatch(db: Queryable, editId: string, now: Date): Promise<CalendarEdit | undefined> {
  const edit = await lockEdit(db, editId);
  if (!edit || !isUnderWay(edit)) return edit;
  const limit = edit.kind === 'price' ? optionsPerBatch : calendarEditLimits.batch;
  // One more than a batch says whether it is the last.
  const found = await nextItems(db, edit, limit + 1);
  const items = found.slice(0, limit);
  const outcomes = await decide(db, edit, items, now);
  const departuresByItem = new Map(items.map(({ id, departures }) => [id, departures]));
  const count = (isCounted: (one: ItemOutcome) => boolean) =>
    outcomes.filter(isCounted).reduce((sum, { id }) => sum + (departuresByItem.get(id) ?? 0), 0);
  const end: EditState = edit.state === 'undoing' ? 'undone' : 'done';
  // Departures that are gone have no outcome.
  const worked = edit.worked + count(() => true);
  const changed = edit.departures + count(({ outcome }) => outcome === 'changed');
  const restored = edit.restored + count((one) => one.restored === true);
  const progress = {
    worked,
    // Undoing finds those as well that were made since, and those that were closed before and that were closed by it alone.
    total: Math.max(edit.total, worked),
    departures: Math.max(changed, restored),
    refused: edit.refused + count(({ outcome }) => outcome === 'refused'),
    restored,
    workedUntil: items.at(-1)?.id ?? edit.workedUntil,
    state: found.length > limit ? edit.state : end,
  };
  await updateProgress(db, editId, progress);
  return { ...edit, ...progress };
}

async function decide(
  db: Queryable,
  edit: CalendarEdit,
  items: readonly EditItem[],
  now: Date,
): Promise<ItemOutcome[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const { apply, undo } = handlersByKind[edit.kind];
  const outcomes = await (edit.state === 'undoing' ? undo : apply)(db, edit, ids, now);
  await writeOutcomes(db, edit, ids, outcomes);
  return outcomes;
}

export const isUnderWay = ({ state }: CalendarEdit): boolean => state === 'running' || state === 'undoing';

// Short, because urgent mails wait behind it for the same worker.
const timeSliceMs = 500;

export const calendarEditHandlers: HandlersOf<typeof calendarEditJobs> = {
  'work-on-calendar-edit': runEditJob,
};

async function runEditJob(services: Services, { editId }: { editId: string }): Promise<void> {
  const { database, clock } = services;
  const isLeft = await workInBatches(async () => {
    const edit = await database.transaction((db) => applyBatch(db, editId, clock.now()));
    return edit !== undefined && isUnderWay(edit);
  }, timeSliceMs);
  if (!isLeft) return;
  await enqueue(database.db, calendarEditJobs['work-on-calendar-edit'], { editId }, clock.now());
  services.wakeJobs();
}
