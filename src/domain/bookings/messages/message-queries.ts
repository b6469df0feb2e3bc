// All SQL on what travellers and suppliers write to each other.
import { type RawBuilder, sql } from 'kysely';
import { messageDaysAfter } from '#contract/bookings/messages.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export type Message = {
  id: string;
  bookingId: string;
  author: 'traveller' | 'supplier';
  byUserId: string | null;
  body: string;
  writtenAt: Date;
  sentTogether: string | null;
  settledAt: Date | null;
};

export async function findMessages(db: Queryable, bookingId: string): Promise<Message[]> {
  const ofBooking = db.selectFrom('bookingMessages').selectAll().where('bookingId', '=', bookingId);
  return ofBooking.orderBy('writtenAt').orderBy('id').execute() as Promise<Message[]>;
}

export async function findMessage(db: Queryable, id: string): Promise<Message | undefined> {
  return db.selectFrom('bookingMessages').selectAll().where('id', '=', id).executeTakeFirst() as Promise<
    Message | undefined
  >;
}

const messagesShown = 500;

/** The latest of a departure, the oldest first. */
export async function findMessagesOfDeparture(
  db: Queryable,
  departureId: string,
): Promise<(Message & { sentTo: number })[]> {
  const { rows } = await sql<Message & { sentTo: number }>`
    select * from (
      select m.*, case when m.sent_together is null then 1 else count(*) over (partition by m.sent_together) end as sent_to
      from bookings b join booking_messages m on m.booking_id = b.id where b.departure_id = ${departureId}
      order by m.written_at desc, m.id desc limit ${messagesShown}
    ) latest order by written_at, id`.execute(db);
  return rows;
}

/** Of bookings whose traveller and supplier may write to each other. */
export const messageStates = ['pending', 'confirmed', 'completed', 'no_show'] as const;

/** On a row `b` of bookings what `mayWrite` says (write-messages.ts). */
const mayStillWrite = (now: Date): RawBuilder<unknown> => sql`(b.state in (${sql.join(messageStates.map(sql.lit))})
  and coalesce(b.ends_at, b.starts_at) > ${now}::timestamptz - make_interval(days => ${messageDaysAfter}))`;

/** Bookings of a departure whose travellers can be written to, with their starts; of `chosen` those that are requested, too. Locked
 *  against ending. */
export async function lockReachable(
  db: Queryable,
  departureId: string,
  chosen: ReadonlySet<string> | undefined,
  now: Date,
): Promise<{ id: string; startsAt: Date }[]> {
  const ids = [...(chosen ?? [])];
  const { rows } = await sql<{ id: string; startsAt: Date }>`
    select b.id, b.starts_at from bookings b join users u on u.id = b.user_id
    where b.departure_id = ${departureId} and ${mayStillWrite(now)} and (b.state <> 'pending' or b.id = any(${ids}::uuid[]))
      and u.erased_at is null
    order by b.id for share of b`.execute(db);
  return rows;
}

type NewMessages = Pick<Message, 'author' | 'byUserId' | 'body' | 'writtenAt' | 'sentTogether'> & {
  bookingIds: readonly string[];
};

/** Returns their ids, in the order of the bookings. A supplier's message settles what the traveller wrote before. */
export async function insertMessages(db: Queryable, { bookingIds, ...message }: NewMessages): Promise<string[]> {
  const rows = bookingIds.map((bookingId) => ({ id: newId(), bookingId, ...message }));
  await db.insertInto('bookingMessages').values(rows).execute();
  if (message.author === 'supplier') await settle(db, bookingIds, message.writtenAt);
  return rows.map(({ id }) => id);
}

/** False if nothing waited. */
export async function settle(db: Queryable, bookingIds: readonly string[], now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update booking_messages set settled_at = ${now}
    where booking_id = any(${bookingIds}::uuid[]) and author = 'traveller' and settled_at is null`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

export type WaitingMessage = {
  bookingId: string;
  departureId: string;
  reference: string;
  title: string;
  startsAtLocal: string;
  timeZone: string;
  travellerName: string | null;
  travellerEmail: string | null;
  body: string;
  since: Date;
};

/** Bookings whose travellers wait for an answer, the longest first, each with what was written last. */
export async function findWaitingMessages(
  db: Queryable,
  { supplierId, language, now, limit }: { supplierId: string; language: Language; now: Date; limit: number },
): Promise<{ total: number; first: WaitingMessage[] }> {
  const { rows } = await sql<WaitingMessage & { total: number }>`
    select b.id as booking_id, b.departure_id, b.reference, b.starts_at_local, b.time_zone, waiting.total, waiting.body, waiting.since,
      (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as title,
      u.name as traveller_name, u.email as traveller_email
    from (
      select m.booking_id, min(m.written_at) as since, (array_agg(m.body order by m.written_at desc))[1] as body, count(*) over () as total
      from booking_messages m join bookings b on b.id = m.booking_id join tours t on t.id = b.tour_id
      where m.author = 'traveller' and m.settled_at is null and t.supplier_id = ${supplierId}
        and ${mayStillWrite(now)}
      group by m.booking_id order by 2, 1 limit ${limit}
    ) waiting join bookings b on b.id = waiting.booking_id
    left join users u on u.id = b.user_id and u.erased_at is null
    order by waiting.since, b.id`.execute(db);
  return { total: rows[0]?.total ?? 0, first: rows };
}
