// Bookings that wait for their supplier: requests to decide, and travellers who have not said what their tour needs to know.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import { shownName } from '#kernel/own-name.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { awaitsSupplierSql } from '../changes/awaits-supplier.ts';

type Question = { supplierId: string; language: Language; now: Date; limit: number };
type Waiting<T> = { total: number; first: T[] };

type OfBooking = {
  bookingId: string;
  departureId: string;
  reference: string;
  title: string;
  startsAtLocal: string;
  timeZone: string;
};

const ofBooking = (language: Language): RawBuilder<unknown> => sql`
  b.id as booking_id, b.departure_id, b.reference, b.starts_at_local, b.time_zone,
  (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as title`;

type WaitingRequest = OfBooking & { people: number; decideBy: Date };

/** Bookings, and changes that travellers ask for; the earliest deadline first. `offset 0`: tour by tour, instead of all requests of the
 *  marketplace. */
export async function findWaitingRequests(
  db: Queryable,
  { supplierId, language, now, limit }: Question,
): Promise<Waiting<WaitingRequest>> {
  const { rows } = await sql<WaitingRequest & { total: number }>`
    with waiting as (
      select b.id, b.people, b.decide_by from tours t cross join lateral (
        select id, adults + children as people, decide_by from bookings
        where tour_id = t.id and state = 'pending' and decide_by > ${now} offset 0
      ) b where t.supplier_id = ${supplierId}
      union all
      select b.id, (c.after -> 'adults')::int + (c.after -> 'children')::int, c.expires_at
      from booking_changes c join bookings b on b.id = c.booking_id join tours t on t.id = b.tour_id
      where t.supplier_id = ${supplierId} and ${awaitsSupplierSql('c')} and c.expires_at > ${now}
        and b.state = 'confirmed'
    )
    select ${ofBooking(language)}, w.people, w.decide_by, w.total
    from (select *, count(*) over () as total from waiting order by decide_by, id limit ${limit}) w join bookings b on b.id = w.id
    order by w.decide_by, w.id`.execute(db);
  return { total: rows[0]?.total ?? 0, first: rows };
}

/** For these days before a tour its supplier is reminded that answers are missing: earlier most travellers give them by themselves. */
const answerDays = 7;

type UnansweredBooking = OfBooking & { traveller: string | null };

/** The next first. Only bookings of tours that ask are looked at. */
export async function findUnanswered(
  db: Queryable,
  { supplierId, language, now, limit }: Question,
): Promise<Waiting<UnansweredBooking>> {
  type Row = OfBooking & { total: number; name: string | null; email: string | null };
  const { rows } = await sql<Row>`
    select ${ofBooking(language)}, b.total, u.name, u.email from (
      select b.*, count(*) over () as total from tours t join bookings b on b.tour_id = t.id
      where t.supplier_id = ${supplierId} and exists (select from questions q where q.tour_id = t.id and q.active and q.required)
        and b.state = 'confirmed' and b.starts_at_local >= ${now}::timestamptz::date - 1
        and b.starts_at > ${now} and b.starts_at < ${now}::timestamptz + make_interval(days => ${answerDays})
        and open_questions(b.id, b.tour_id, b.adults + b.children) > 0
      order by b.starts_at, b.id limit ${limit}
    ) b left join users u on u.id = b.user_id and u.erased_at is null
    order by b.starts_at, b.id`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    first: rows.map((row) => {
      const { name, email } = row;
      return { ...row, traveller: name !== null && email !== null ? shownName({ name, email }, language) : null };
    }),
  };
}
