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
