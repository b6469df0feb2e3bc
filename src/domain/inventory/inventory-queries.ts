import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { unitKinds } from '#kernel/units.ts';
import { asBought, openDatedStart } from './open-dated.ts';
import type { Extra, OptionForSale, UnitForSale } from '#domain/pricing/party-prices.ts';
import type { Tax } from '#domain/pricing/taxes.ts';

/** How an option is sold: by start times, by periods in which one comes at any time, or for days from the purchase. */
export type OptionKind = 'start_time' | 'opening_hours' | 'open_dated';

export type OptionRow = Omit<OptionForSale, 'units' | 'extras'> & {
  id: string;
  position: number;
  kind: OptionKind;
  /** Only of an open-dated option, where it is read. */
  validDays?: number | null;
  /** Bookings end so many minutes before a departure starts, or closes. */
  cutOffMinutes: number;
  /** A departure runs only if so many people have booked so many hours before its start; null: with any number. */
  leastPeople: number | null;
  decideHoursBefore: number | null;
  name: string;
  units: (UnitForSale & { minAge: number | null; maxAge: number | null })[];
  extras: Extra[];
  /** That its prices contain. */
  taxes: Tax[];
};

const inOrder = sql.raw(`array[${unitKinds.map((kind) => `'${kind}'`).join(', ')}]`);

/** When the units of an option `o` have other prices. */
export const priceRulesOfOption = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('unitId', r.unit_id, 'position', r.position, 'seasonFrom', r.season_from,
      'seasonTo', r.season_to, 'weekdays', r.weekdays, 'startTimes', r.start_times, 'fromPeople', r.from_people,
      'daysBefore', r.days_before, 'hoursBefore', r.hours_before, 'priceMinor', r.price_minor, 'percent', r.percent)), '[]')
  from price_rules r where r.option_id = o.id)`;

/** What an option `o` cost before: only if it has early or last minute prices, which name a price of before. Older entries than these
 *  leave out a reference price, and make none. */
export const priceHistoryOfOption = sql`(
  case when exists (select from price_rules r where r.option_id = o.id and coalesce(r.days_before, r.hours_before) is not null) then
    (select jsonb_agg(jsonb_build_object('from', h.from_at, 'units', h.units, 'rules', h.rules))
     from (select * from price_history h where h.option_id = o.id order by h.from_at desc limit 100) h) end)`;

/** Whether a tour `t` is sold to private groups and to no one else. */
export const soldOnlyToGroups = sql<boolean>`(
  select coalesce(bool_and(u.kind = 'group'), false) from options o join units u on u.option_id = o.id
  where o.tour_id = t.id and o.active)`;

/** The units of an option `o`, in the order of the kinds. */
export const unitsOfOption = sql`(
  select jsonb_agg(jsonb_build_object('id', u.id, 'kind', u.kind, 'priceMinor', u.price_minor, 'minAge', u.min_age, 'maxAge', u.max_age,
      'seats', u.seats, 'adults', u.adults, 'children', u.children, 'least', u.least_per_booking, 'most', u.most_per_booking,
      'labels', (select jsonb_object_agg(x.language, x.label) from unit_texts x where x.unit_id = u.id))
    order by array_position(${inOrder}, u.kind))
  from units u where u.option_id = o.id)`;

/** What is sold in addition to the units of an option `o`: extras of its own and of all its tour. */
export const extrasOfOption = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'per', e.per, 'priceMinor', e.price_minor, 'least', e.least, 'most', e.most,
      'stock', e.stock, 'labels', (select jsonb_object_agg(x.language, x.label) from extra_texts x where x.extra_id = e.id),
      'notes', (select jsonb_object_agg(x.language, x.note) from extra_texts x where x.extra_id = e.id and x.note is not null))
    order by e.position, e.id), '[]')
  from extras e where e.tour_id = o.tour_id and (e.option_id is null or e.option_id = o.id) and e.active)`;

/** The taxes and fees that the prices of an option `o` contain. */
export const taxesOfOption = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'names', x.names, 'basisPoints', x.basis_points,
    'perPersonMinor', x.per_person_minor) order by x.created_at, x.id), '[]')
  from tours sold join taxes x on x.supplier_id = sold.supplier_id and x.ended_at is null
  where sold.id = o.tour_id and (x.tour_id is null or x.tour_id = o.tour_id) and (x.option_id is null or x.option_id = o.id)
    and (x.place_id is null or x.place_id = sold.place_id))`;

/** The active options of a tour with their units, the default one first. */
export async function findOptions(db: Queryable, tourId: string, language: string): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select o.id, o.position, o.kind, o.valid_days, o.cut_off_minutes, o.least_people, o.decide_hours_before, o.least_units, o.most_units,
      (select name from option_texts x where x.option_id = o.id
       order by x.language = ${language} desc, x.language = 'en' desc, x.language limit 1) as name,
      ${unitsOfOption} as units, ${priceRulesOfOption} as rules, ${priceHistoryOfOption} as history,
      ${extrasOfOption} as extras, ${taxesOfOption} as taxes
    from options o where o.tour_id = ${tourId} and o.active order by o.position`.execute(db);
  return rows;
}

/** The ids of all options of a tour, including those that are not sold any more. */
export async function findOptionIds(db: Queryable, tourId: string): Promise<string[]> {
  return (await db.selectFrom('options').select('id').where('tourId', '=', tourId).execute()).map(({ id }) => id);
}

export type DepartureRow = {
  id: string;
  optionId: string;
  tourId: string;
  startsAtLocal: string;
  startsAt: Date;
  /** The closing of opening hours; null for all others, which end with the tour. */
  endsAtLocal: string | null;
  endsAt: Date | null;
  /** Only for an open-dated option, whose start `asBought` computes; null otherwise. */
  validDays: number | null;
  timeZone: string;
  capacity: number;
  taken: number;
  /** Seats that cannot be sold, because a guide, boat or bike that they need is in use elsewhere. */
  withheld: number;
  /** When it was decided that it runs; null: not yet, or it runs with any number. */
  decidedAt: Date | null;
  /** Since when it is sold at this time. */
  onSaleSince: Date;
};

const columns = [
  'id',
  'optionId',
  'tourId',
  'startsAtLocal',
  'startsAt',
  'endsAtLocal',
  'endsAt',
  'timeZone',
  'capacity',
  'taken',
  'withheld',
  'decidedAt',
  'onSaleSince',
] as const;

const validDays = sql<number | null>`(select valid_days from options o where o.id = departures.option_id)`.as(
  'validDays',
);

/** Departures of a tour that start on local days from `from` to `to` (inclusive), also those that are closed or have started. Of
 *  an open-dated option as bought now, whatever the days: `isOnDay` says which. */
export async function findDepartures(
  db: Queryable,
  tourId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<(DepartureRow & { open: boolean })[]> {
  const found = await db
    .selectFrom('departures')
    .select([...columns, validDays, 'open'])
    .where('tourId', '=', tourId)
    .where(
      sql<boolean>`(starts_at_local >= ${from}::date and starts_at_local < ${to}::date + 1 or starts_at_local = ${openDatedStart}::timestamp)`,
    )
    .orderBy('startsAtLocal')
    .execute();
  return found.map((one) => asBought(one, now));
}

/** The seats that are left to sell. */
export const seatsFree = ({
  capacity,
  taken,
  withheld,
}: Pick<DepartureRow, 'capacity' | 'taken' | 'withheld'>): number => capacity - taken - withheld;

export type Period = Pick<DepartureRow, 'startsAt' | 'endsAt'>;

/** The last instant at which a visit can begin: the start, or the closing of opening hours. Terms and prices count to the start. */
export const lastStartOf = ({ startsAt, endsAt }: Period): Date => endsAt ?? startsAt;

/** The instant from which a departure of an option is no longer sold. */
export const closesAt = (departure: Period, { cutOffMinutes }: Pick<OptionRow, 'cutOffMinutes'>): Date =>
  new Date(lastStartOf(departure).getTime() - cutOffMinutes * 60_000);

/** The same of a departure `d`, and with its option `o`. */
export const lastStartSql = sql<Date>`coalesce(d.ends_at, d.starts_at)`;
export const closesAtSql = sql<Date>`(${lastStartSql} - make_interval(mins => o.cut_off_minutes))`;

/** The instant by which enough people must have booked; null where any number will do. */
export const fillBy = (
  { startsAt }: Pick<DepartureRow, 'startsAt'>,
  { decideHoursBefore }: Pick<OptionRow, 'decideHoursBefore'>,
): Date | null => (decideHoursBefore === null ? null : new Date(startsAt.getTime() - decideHoursBefore * 3600_000));

/** The nearest local days before and after some others on which a departure of these options can still be booked; null: none. */
export async function findDaysAround(
  db: Queryable,
  tourId: string,
  { from, to, optionIds }: { from: string; to: string; optionIds: readonly string[] },
  now: Date,
): Promise<{ before: string | null; after: string | null }> {
  const bookable = sql`
    select d.starts_at_local::date::text from departures d join options o on o.id = d.option_id
    where d.tour_id = ${tourId} and o.id = any(${optionIds}::uuid[]) and o.valid_days is null and d.open and ${closesAtSql} > ${now}`;
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select (${bookable} and d.starts_at_local < ${from}::date order by d.starts_at_local desc limit 1) as before,
      (${bookable} and d.starts_at_local >= ${to}::date + 1 order by d.starts_at_local limit 1) as after`.execute(db);
  return rows[0]!;
}

export function findDeparture(db: Queryable, departureId: string): Promise<DepartureRow | undefined> {
  return db
    .selectFrom('departures')
    .select([...columns, validDays])
    .where('id', '=', departureId)
    .executeTakeFirst();
}
