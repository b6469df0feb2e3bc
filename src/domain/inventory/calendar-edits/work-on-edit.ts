// Works through what a calendar edit has chosen, in batches: each is a short transaction, so that bookings of its departures wait for
// some milliseconds at most. A batch is decided with the departures that it changes, so work that was interrupted goes on where it was.
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import { departuresAtOnce } from '#contract/suppliers/calendar-edits.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { calendarEditJobs } from '../job-types.ts';
import type { CalendarEdit, ItemOutcome } from './calendar-edit.ts';
import { lockEdit, nextItems, updateProgress, writeOutcomes } from './calendar-edit-queries.ts';
import { closeEach, openEach, undoClosing, undoOpening } from './close-and-open.ts';
import { restoreCapacities, setCapacities } from './set-capacities.ts';

type Work = (db: Queryable, edit: CalendarEdit, ids: readonly string[], now: Date) => Promise<ItemOutcome[]>;

const works: Record<EditKind, { apply: Work; undo: Work }> = {
  close: { apply: closeEach, undo: undoClosing },
  open: { apply: openEach, undo: undoOpening },
  capacity: { apply: setCapacities, undo: restoreCapacities },
};

/** Does a batch in the transaction of the caller. Returns the edit as it is then. */
export async function workOnBatch(db: Queryable, editId: string, now: Date): Promise<CalendarEdit | undefined> {
  const edit = await lockEdit(db, editId);
  if (!edit || !isUnderWay(edit)) return edit;
  const ids = await nextItems(db, edit, departuresAtOnce);
  const { apply, undo } = works[edit.kind];
  const isUndo = edit.state === 'undoing';
  const outcomes = ids.length > 0 ? await (isUndo ? undo : apply)(db, edit, ids, now) : [];
  if (ids.length > 0) await writeOutcomes(db, edit, ids, outcomes);
  const count = (isCounted: (one: ItemOutcome) => boolean) => outcomes.filter(isCounted).length;
  const progress = {
    worked: edit.worked + ids.length,
    departures: edit.departures + count(({ outcome }) => outcome === 'changed'),
    refused: edit.refused + count(({ outcome }) => outcome === 'refused'),
    restored: edit.restored + count(({ restored }) => restored === true),
    workedUntil: ids.at(-1) ?? edit.workedUntil,
    state: ids.length === departuresAtOnce ? edit.state : isUndo ? ('undone' as const) : ('done' as const),
  };
  await updateProgress(db, editId, progress);
  return { ...edit, ...progress };
}

export const isUnderWay = ({ state }: CalendarEdit): boolean => state === 'running' || state === 'undoing';

// Mails for which somebody waits are done by the same worker.
const turnMs = 500;

export const calendarEditJobHandlers: HandlersOf<typeof calendarEditJobs> = {
  'work-on-calendar-edit': workOnEdit,
};

async function workOnEdit(services: Services, { editId }: { editId: string }): Promise<void> {
  const { database, clock } = services;
  const isLeft = await workInBatches(async () => {
    const edit = await database.transaction((db) => workOnBatch(db, editId, clock.now()));
    return edit !== undefined && isUnderWay(edit);
  }, turnMs);
  if (!isLeft) return;
  await enqueue(database.read, calendarEditJobs['work-on-calendar-edit'], { editId }, clock.now());
  services.wakeJobs();
}
