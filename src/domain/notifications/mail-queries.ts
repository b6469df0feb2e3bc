// SQL for what only mails need; bookings themselves are read through bookings.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Whom the mails of a booking go to, and how it ended. */
export type People = {
  /** Of the booking: what the traveller used when booking. */
  travellerLanguage: Language;
  travellerName: string;
  travellerEmail: string;
  travellerPhone: string | null;
  /** Of the supplier's first member who chose one. */
  supplierLanguage: Language | null;
  endedBy: 'traveller' | 'supplier' | 'operator' | 'clock' | null;
  endReason: string | null;
};

export async function findPeople(db: Queryable, bookingId: string): Promise<People | undefined> {
  const { rows } = await sql<People>`
    select b.language as traveller_language, u.name as traveller_name, u.email as traveller_email, u.phone as traveller_phone,
           b.ended_by, b.end_reason,
           (select member.language from supplier_members m join users member on member.id = m.user_id
            where m.supplier_id = t.supplier_id and member.language is not null
            order by member.created_at, member.id limit 1) as supplier_language
    from bookings b join users u on u.id = b.user_id join tours t on t.id = b.tour_id
    where b.id = ${bookingId}`.execute(db);
  return rows[0];
}

type Page = { afterId: string | undefined; limit: number };

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Bookings that start soon, were made before that, and whose traveller wants to be reminded and has not been yet. */
export async function findToRemind(
  db: Queryable,
  { now, hoursBefore, afterId = beforeAll, limit }: Page & { now: Date; hoursBefore: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users u on u.id = b.user_id
    where b.state = 'confirmed' and b.starts_at > ${now}
      and b.starts_at <= ${now}::timestamptz + make_interval(hours => ${hoursBefore})
      and b.confirmed_at < b.starts_at - make_interval(hours => ${hoursBefore})
      and u.wants_reminders and b.id > ${afterId}
      and not exists (select from mails where event = 'booking-reminder:' || b.id)
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type NewsReader = { id: string; name: string; email: string; language: Language | null };

/** Who asked for news, reads the mails of their address, and has no mail yet whose event is `eventStart` with their id. */
export async function findNewsReaders(
  db: Queryable,
  { eventStart, afterId = beforeAll, limit }: Page & { eventStart: string },
): Promise<NewsReader[]> {
  const { rows } = await sql<NewsReader>`
    select id, name, email, language from users u
    where wants_news and email_confirmed_at is not null and id > ${afterId}
      and not exists (select from mails where event = ${eventStart} || u.id)
    order by id limit ${limit}`.execute(db);
  return rows;
}

export type OutboxMail = {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  bodyText: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** Latest first. */
export function findLatestMails(db: Queryable, limit: number): Promise<OutboxMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'language', 'subject', 'bodyText', 'createdAt', 'sentAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
