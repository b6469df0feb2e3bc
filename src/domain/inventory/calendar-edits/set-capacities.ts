// Gives departures another number of seats, and undoes that. One that has sold more keeps what it has, as does one that always has
// places, and one that is booked by a private group, which has bought it whole.
import { type RawBuilder, sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { freesaleSeats } from '../seats.ts';
import { lockCompeting, withholdOf } from '../shared-resources.ts';
import { isOfGroup } from '../private-groups.ts';
import { announceFreedSeats } from '../waitlist-flags.ts';
import type { CalendarEdit, ItemOutcome, PreviewCounts } from './calendar-edit.ts';
import { isChosen, lockCalendarsOf, type Selection, previewColumns } from './selection.ts';

/** On a row `d` of departures: why it cannot have so many seats. Null if it can. */
const refusalOf = (capacity: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when d.capacity >= ${freesaleSeats} then 'never_full' when d.taken > ${capacity} then 'sold_more'
    when ${isOfGroup} then 'private_group' end`;

export async function previewCapacity(db: Queryable, selection: Selection, capacity: number): Promise<PreviewCounts> {
  const { rows } = await sql<PreviewCounts>`
    select ${previewColumns(sql`(d.differs and d.refusal is null)`, sql`(not d.differs)`)}
    from (
      select d.taken, d.capacity <> ${capacity} as differs, ${refusalOf(sql`${capacity}`)} as refusal
      from departures d where ${isChosen(selection)}
    ) d`.execute(db);
  return rows[0]!;
}

/** What was sold until its lock may forbid it. */
export async function setCapacities(
  db: Queryable,
  edit: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  const capacity = assertDefined(edit.capacity, 'the seats of the edit');
  await lockCalendarsOf(db, departureIds);
  await lockCompeting(db, departureIds, now);
  const { rows } = await sql<{ id: string; before: number; refusal: ItemOutcome['refusal'] }>`
    select d.id, d.capacity as before,
      coalesce(${refusalOf(sql`${capacity}`)}, case when d.starts_at <= ${now} then 'started' end) as refusal
    from departures d where d.id = any(${departureIds}::uuid[])`.execute(db);
  const outcomes = rows.map(({ id, before, refusal }): ItemOutcome => {
    if (before === capacity) return { id, outcome: 'same' };
    return refusal ? { id, outcome: 'refused', refusal } : { id, outcome: 'changed', capacityBefore: before };
  });
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id);
  await changeCapacities(db, changed, sql`${capacity}::int`, now);
  return outcomes;
}

/** What was changed otherwise since, or has sold more by now, stays. */
export async function restoreCapacities(
  db: Queryable,
  { id: editId, capacity }: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  await lockCalendarsOf(db, departureIds);
  await lockCompeting(db, departureIds, now);
  const { rows } = await sql<{ id: string; isRestorable: boolean }>`
    select d.id, d.capacity = ${capacity} and (${refusalOf(sql`e.capacity_before`)}) is null as is_restorable
    from calendar_edit_items e join departures d on d.id = e.subject_id
    where e.edit_id = ${editId} and e.subject_id = any(${departureIds}::uuid[])`.execute(db);
  const ids = rows.filter(({ isRestorable }) => isRestorable).map(({ id }) => id);
  const before = sql`(select capacity_before from calendar_edit_items e where e.edit_id = ${editId} and e.subject_id = d.id)`;
  await changeCapacities(db, ids, before, now);
  return rows.map(({ id, isRestorable }) =>
    isRestorable ? { id, outcome: 'undone', restored: true } : { id, outcome: 'kept' },
  );
}

/** The caller has locked them with those that compete with them. Who waits for seats is offered what is added. */
async function changeCapacities(
  db: Queryable,
  departureIds: readonly string[],
  capacity: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  if (departureIds.length === 0) return;
  const { rows } = await sql<{ id: string; hasWaitlist: boolean }>`
    update departures d set capacity = ${capacity}, withheld = least(d.withheld, ${capacity} - d.taken)
    where d.id = any(${departureIds}::uuid[]) returning d.id, d.has_waitlist`.execute(db);
  await withholdOf(db, departureIds, now);
  await announceFreedSeats(
    db,
    rows.filter(({ hasWaitlist }) => hasWaitlist).map(({ id }) => id),
    now,
  );
}
