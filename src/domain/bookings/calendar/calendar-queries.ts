// The calendar of a supplier: what departures of a day are together, and each of some days.
import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#contract/suppliers/calendar.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { UnitKind } from '#kernel/units.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { isCancelledSql } from '#domain/inventory/closures/cancelled-departures.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import { busyName } from '#domain/inventory/resources/busy-times.ts';
import { type WithheldBy, withheldBy } from '#domain/inventory/resources/withheld-by.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';

export type CalendarQuestion = { userId: string; tourId: string | undefined; from: string; to: string };

const ownSuppliers = (userId: string) => sql`(select supplier_id from supplier_members where user_id = ${userId})`;

/** Tours first: each has its departures in the order of their days in an index. */
const chosen = ({ userId, tourId, from, to }: CalendarQuestion): RawBuilder<unknown> => sql`
  tours t join departures d on d.tour_id = t.id
  where t.supplier_id in ${ownSuppliers(userId)} ${tourId ? sql`and t.id = ${tourId}` : sql``}
    and d.starts_at_local >= ${from}::date and d.starts_at_local < ${to}::date + 1
    and d.starts_at_local <> ${openDatedStart}::timestamp`;

const isCancelled = sql`(not d.open and ${isCancelledSql(sql`d.id`)})`;

export async function countByDay(db: Queryable, question: CalendarQuestion): Promise<CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    select to_char(d.starts_at_local, 'YYYY-MM-DD') as day, count(*) as departures, sum(d.taken) as seats_taken,
      coalesce(sum(d.capacity - d.taken - d.withheld) filter (where d.open and d.capacity < ${freesaleSeats}), 0) as seats_left,
      count(*) filter (where d.open and d.taken + d.withheld >= d.capacity) as sold_out,
      count(*) filter (where not d.open and not ${isCancelled}) as closed,
      count(*) filter (where ${isCancelled}) as cancelled
    from ${chosen(question)} group by 1 order by 1`.execute(db);
  return rows;
}

export type CalendarRow = {
  id: string;
  tourId: string;
  title: string;
  optionName: string;
  startsAtLocal: string;
  endsAtLocal: string | null;
  endsAt: Date | null;
  open: boolean;
  capacity: number;
  taken: number;
  withheld: number;
  /** Why it is closed, by the closure that explains most; null while it is open. */
  cause: 'supplier' | 'too_few' | 'cancelled' | 'unscheduled' | null;
  reason: string | null;
  /** What it needs that is busy elsewhere, where no closure explains it. */
  busyName: string | null;
  withheldBy: WithheldBy | null;
  city: string;
};

type Page = { language: Language; limit: number; offset: number };

/** In the order of their local times. */
export async function listCalendar(
  db: Queryable,
  question: CalendarQuestion,
  { language, limit, offset }: Page,
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select d.id, d.tour_id, d.starts_at_local, d.ends_at_local, d.ends_at, d.open, d.capacity, d.taken, d.withheld,
      (select title from tour_texts x where x.tour_id = d.tour_id order by ${textOrder(language)} limit 1) as title,
      (select name from option_texts x where x.option_id = d.option_id order by ${textOrder(language)} limit 1) as option_name,
      closing.cause, coalesce(closing.reason, case when closing.cause = 'cancelled' then cancellation.reason end) as reason,
      case when not d.open and closing.cause is null then ${busyName} end as busy_name,
      case when d.open then ${withheldBy(language)} end as withheld_by,
      (select name from place_texts x join tours t on t.place_id = x.place_id where t.id = d.tour_id
        order by ${textOrder(language)} limit 1) as city
    from (select d.* from ${chosen(question)} order by d.starts_at_local, d.id limit ${limit} offset ${offset}) d
    left join lateral (
      select c.cause, c.reason from closures c
      where not d.open and c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
        and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
        and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id)
      order by c.cause in ('too_few', 'cancelled') desc, c.cause = 'unscheduled' desc, c.reason is null, c.created_at desc limit 1
    ) closing on true
    left join departure_cancellations cancellation on cancellation.departure_id = d.id
    order by d.starts_at_local, d.id`.execute(db);
  return rows;
}

type CalendarTour = { id: string; title: string; currency: Currency; units: UnitKind[] };

export async function listOwnTours(db: Queryable, userId: string, language: Language): Promise<CalendarTour[]> {
  const { rows } = await sql<CalendarTour>`
    select t.id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title, t.currency,
      array(select distinct u.kind from options o join units u on u.option_id = o.id where o.tour_id = t.id and o.active) as units
    from tours t where t.supplier_id in ${ownSuppliers(userId)} order by title, t.id limit 1000`.execute(db);
  return rows;
}
