// What a supplier means by a word or two: bookings by their reference or traveller, and tours by their titles.
import { type RawBuilder, sql } from 'kysely';
import { readReferenceStart, readTicketText } from '#kernel/tickets/ticket-text.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText, wordsBeginning, wordsIn } from '#platform/database/like.ts';

/** Ids. A booking is meant if it is listed, or its tour is. */
export type Matches = { bookings: readonly string[]; tours: readonly string[] };

/** More bookings of one name than anyone pages through. */
const bookingsMax = 1000;

/** Of so many bookings the travellers are looked at one by one; of more, all of the marketplace with the name are read by an index first. With
 *  100,000 users that took 20 ms for a supplier with two tours. */
const oneByOneMax = 300;

/** Read before the list, because of conditions over users and titles the planner reads all bookings. A traveller is found by name
 *  only once the supplier may know it. */
export async function findMatches(db: Queryable, userId: string, find: string): Promise<Matches> {
  const ticket = readTicketText(find);
  if (ticket) {
    const byReference = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', ticket.reference)
      .execute();
    return { bookings: byReference.map(({ id }) => id), tours: [] };
  }
  const called = referenceBegins(find);
  const own = sql`select t.id from supplier_members m join tours t on t.supplier_id = m.supplier_id where m.user_id = ${userId}`;
  const named = wordsBeginning(find);
  const isMail = sql`email like ${`${likeText(find.toLowerCase())}%`}`;
  const isMeant =
    named === '' ? isMail : sql`(${isMail} or to_tsvector('simple', name) @@ to_tsquery('simple', ${named}))`;
  // `to_tsvector` takes 8 µs a text, so it is computed only for titles that contain the letters; users are found by their index.
  const titled = sql`select x.tour_id from tour_texts x
    where x.tour_id in (${own}) and lower(x.title) like all(${wordsIn(find).map((word) => `%${word}%`)}::text[])
      and to_tsvector('simple', x.title) @@ to_tsquery('simple', ${named})`;
  const ofOwn = sql`bookings b where b.confirmed_at is not null and b.tour_id in (${own})`;
  const { rows } = await sql<Matches>`
    with sold as materialized (select b.user_id from ${ofOwn} limit ${oneByOneMax + 1}),
    few as materialized (select distinct user_id as id from sold where (select count(*) from sold) <= ${oneByOneMax}),
    meant as materialized (
      select id from users where (select count(*) from sold) > ${oneByOneMax} and erased_at is null and ${isMeant}
      union all
      select one.id from few cross join lateral (
        select id from users where id = few.id and erased_at is null and ${isMeant} offset 0
      ) one
    )
    select array(${called}) || array(
      select b.id from ${ofOwn} and b.user_id in (select id from meant) order by b.id desc limit ${bookingsMax}
    ) as bookings, ${named === '' ? sql`'{}'::uuid[]` : sql`array(${titled})`} as tours`.execute(db);
  return rows[0]!;
}

/** Bookings of anyone, as the list has only those of the supplier. Few have so many letters in common. */
function referenceBegins(find: string): RawBuilder<unknown> {
  const range = readReferenceStart(find);
  if (!range) return sql`select null::uuid where false`;
  return sql`select id from bookings where reference between ${range.from} and ${range.to} limit ${bookingsMax}`;
}
