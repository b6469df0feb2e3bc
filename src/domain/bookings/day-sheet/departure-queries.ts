// Departures as their supplier sees them. How many come is counted from bookings, not from seats: a family ticket has four seats.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isCancelledSql } from '#domain/inventory/closures/cancelled-departures.ts';
import { type WithheldBy, withheldBy } from '#domain/inventory/resources/withheld-by.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { hasOpenQuestion } from '../questions/question-queries.ts';
import type { SupplierUser } from '../reading/booking-queries.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export type SupplierDepartureRow = {
  id: string;
  tourId: string;
  tourSlug: string;
  title: string;
  optionName: string;
  startsAtLocal: string;
  endsAtLocal: string | null;
  durationMinutes: number | null;
  endsAt: Date | null;
  startsAt: Date;
  /** Only for an open-dated option; null otherwise. */
  validDays: number | null;
  timeZone: string;
  city: string;
  open: boolean;
  capacity: number;
  taken: number;
  withheld: number;
  /** Of travellers and by hand. */
  bookings: number;
  people: number;
  blocked: number;
  toDecide: number;
  unanswered: number;
  guides: { id: string; name: string }[];
  meetingPoint: string | null;
  meetsAt: string | null;
  withheldBy: WithheldBy | null;
  /** Also one that the clock called off before cancellations were written down. */
  isCancelled: boolean;
  cancelled: SupplierDepartureView['cancelled'];
};

const isCancelled = isCancelledSql(sql`d.id`);

const selectDepartures = (language: Language) => sql`
  select d.id, d.tour_id, d.starts_at_local, d.ends_at_local, d.ends_at, d.starts_at,
    t.duration_minutes,
    (select valid_days from options o where o.id = d.option_id) as valid_days, d.time_zone, d.open, d.capacity, d.taken, d.withheld, d.meeting_point,
    t.slug as tour_slug,
    coalesce(d.meeting_point, (
      select meeting_point from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1)) as meets_at,
    case when d.open then ${withheldBy(language)} end as withheld_by,
    (select name from place_texts x where x.place_id = t.place_id order by ${textOrder(language)} limit 1) as city,
    (select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) as title,
    (select name from option_texts x where x.option_id = d.option_id order by ${textOrder(language)} limit 1) as option_name,
    coming.bookings + by_hand.bookings as bookings, coming.people + by_hand.people as people, coming.to_decide,
    coming.unanswered, by_hand.blocked,
    (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
     from departure_guides g join users u on u.id = g.user_id where g.departure_id = d.id) as guides,
    (select jsonb_build_object('at', x.cancelled_at, 'by', x.actor,
      'reason', x.reason, 'note', x.note, 'isUnderWay', x.done_at is null)
     from departure_cancellations x where x.departure_id = d.id) as cancelled, ${isCancelled} as is_cancelled
  from departures d join tours t on t.id = d.tour_id
  cross join lateral (
    select count(*) filter (where b.state <> 'pending') as bookings, count(*) filter (where b.state = 'pending') as to_decide,
      coalesce(sum(items.people) filter (where b.state <> 'pending'), 0) as people,
      count(*) filter (where b.state = 'confirmed' and ${hasOpenQuestion}) as unanswered
    from bookings b cross join lateral (
      select sum(i.adults + i.children) as people from booking_items i where i.booking_id = b.id and i.state <> 'cancelled'
    ) items
    where b.departure_id = d.id and b.state in ('pending', 'confirmed', 'completed', 'no_show')
  ) coming
  cross join lateral (
    select count(*) filter (where kind = 'booking') as bookings, coalesce(sum(adults + children), 0) as people,
      coalesce(sum(seats) filter (where kind = 'block'), 0) as blocked
    from manual_entries where departure_id = d.id and released_at is null
  ) by_hand`;

/** What a member reaches: a guide what is assigned, others all of their supplier. */
const ofMember = ({ id, memberRole }: SupplierUser): RawBuilder<unknown> =>
  memberRole === 'guide'
    ? sql`d.id in (select departure_id from departure_guides where user_id = ${id})`
    : sql`t.supplier_id in (select supplier_id from supplier_members where user_id = ${id})`;

type Sort = SortOf<'listSupplierDepartures'>;

/** Open-dated tickets have a start far ahead; what is never full is empty. */
const columns: SortColumns<Sort> = {
  start: [sql`d.starts_at_local`, sql`d.id`],
  occupancy: [sql`d.taken::float8 / greatest(d.capacity, 1)`, sql`d.starts_at_local`, sql`d.id`],
};

type DeparturesQuestion = {
  user: SupplierUser;
  from: string;
  to: string;
  sort: Sort;
  language: Language;
  limit: number;
  offset: number;
};

const isOpenDated = sql`d.starts_at_local = ${openDatedStart}::timestamp`;
// A traveller can come with an open-dated ticket on any day.
const isUsable = sql`exists (select from bookings b where b.departure_id = d.id and b.state in ('pending', 'confirmed'))`;

const isListed = sql`(d.open or ${isCancelled} or exists (select from bookings b where b.departure_id = d.id
      and b.state in ('pending', 'confirmed', 'completed', 'no_show'))
      or exists (select from manual_entries e where e.departure_id = d.id and e.kind = 'booking' and e.released_at is null))`;

/** Starts are local times; open-dated tickets that can be used are listed on whatever days. */
export async function findSupplierDepartures(
  db: Queryable,
  { user, from, to, sort, language, limit, offset }: DeparturesQuestion,
): Promise<{ rows: SupplierDepartureRow[]; total: number }> {
  const own = sql`
    select d.id, d.starts_at_local, d.taken, d.capacity from departures d join tours t on t.id = d.tour_id where ${ofMember(user)}`;
  const { order } = sortBy(columns, sort);
  // Two questions, each of a range of an index: as one with `or` it reads all departures of all tours.
  const found = await sql<{ total: number; ids: string[] }>`
    with wanted as materialized (
      ${own} and d.starts_at_local >= ${from}::date and d.starts_at_local < ${to}::date + 1 and not ${isOpenDated} and ${isListed}
      union all
      ${own} and ${isOpenDated} and ${isUsable}
    )
    select (select count(*) from wanted) as total,
      array(select d.id::text from wanted d order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db);
  const { total, ids } = found.rows[0]!;
  // Who comes is counted only for the page.
  const { rows } = await sql<SupplierDepartureRow>`${selectDepartures(language)} where d.id = any(${ids}::uuid[])
    order by ${order}`.execute(db);
  return { rows, total };
}

/** One that a member reaches, for an operator any; undefined for all others. */
export async function findSupplierDeparture(
  db: Queryable,
  user: SupplierUser,
  id: string,
  language: Language,
): Promise<SupplierDepartureRow | undefined> {
  const { rows } = await sql<SupplierDepartureRow>`${selectDepartures(language)} where d.id = ${id}
    and ${user.role === 'admin' ? sql`true` : ofMember(user)}`.execute(db);
  return rows[0];
}
