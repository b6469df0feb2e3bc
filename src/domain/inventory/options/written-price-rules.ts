import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { PriceRule } from '#kernel/prices/price-rules.ts';
import type { UnitKind } from '#kernel/units.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Null where it counts at all times, or for all units. */
export type WrittenRule = Omit<PriceRule, 'unitId' | 'position'> & { id: string; unit: UnitKind | null };

/** The price rules of an option `o` that its document has, in their order. */
export const rulesOfOption = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'unit', (select kind from units u where u.id = r.unit_id),
      'seasonFrom', r.season_from, 'seasonTo', r.season_to, 'weekdays', coalesce(r.weekdays, '{}'),
      'startTimes', array(select to_char(time, 'HH24:MI') from unnest(r.start_times) time),
      'fromPeople', r.from_people, 'daysBefore', r.days_before, 'hoursBefore', r.hours_before,
      'priceMinor', r.price_minor, 'percent', r.percent) order by r.position), '[]')
  from price_rules r where r.option_id = o.id and r.edit_id is null)`;

export type CalendarRule = PriceRule & { unit: UnitKind | null };

/** The prices that were set in the calendar for days that are not past everywhere, by the ids of the options of a tour. */
export async function findCalendarRules(
  db: Queryable,
  tourId: string,
  now: Date,
): Promise<Map<string, CalendarRule[]>> {
  const { rows } = await sql<CalendarRule & { optionId: string }>`
    select r.option_id, r.unit_id, r.position, r.season_from, r.season_to, r.weekdays, r.start_times, r.from_people,
      r.days_before, r.hours_before, r.price_minor, r.percent, (select kind from units u where u.id = r.unit_id) as unit
    from price_rules r join options o on o.id = r.option_id
    where o.tour_id = ${tourId} and r.edit_id is not null and r.season_to >= ${addDays(localDate(now, 'UTC'), -1)}`.execute(
    db,
  );
  return Map.groupBy(rows, ({ optionId }) => optionId);
}

/** Replaces the price rules of the option by these, except those that were set in the calendar. Throws `not_found` if one is of another option. Bookings have their own prices. */
export async function writePriceRules(db: Queryable, optionId: string, rules: readonly WrittenRule[]): Promise<void> {
  const ids = rules.map(({ id }) => id);
  await sql`delete from price_rules where option_id = ${optionId} and edit_id is null`.execute(db);
  if (ids.length === 0) return;
  const units = await db.selectFrom('units').select(['id', 'kind']).where('optionId', '=', optionId).execute();
  const unitIds = new Map(units.map(({ id, kind }) => [kind, id]));
  const rows = rules.map(({ unit, weekdays, startTimes, ...rule }, position) => ({
    ...rule,
    optionId,
    position,
    unitId: unit && unitIds.get(unit)!,
    weekdays: weekdays && [...weekdays],
    startTimes: startTimes && [...startTimes],
  }));
  const inserted = await db
    .insertInto('priceRules')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new DomainError('not_found');
}
