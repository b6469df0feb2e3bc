// Accounts as recipients of mails.
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

/** The oldest operator's account that is neither erased nor suspended. */
export async function findOldestOperatorEmail(db: Queryable): Promise<string | null> {
  const oldest = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('staffRole', 'is', null)
    .where('erasedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return oldest?.email ?? null;
}

/** The language of the supplier's first member who chose one; null where none did. */
export async function findSupplierLanguage(db: Queryable, supplierId: string): Promise<Language | null> {
  return (await findSupplierLanguages(db, [supplierId])).get(supplierId) ?? null;
}

/** The same of many, without those of which no member chose one. */
export async function findSupplierLanguages(
  db: Queryable,
  supplierIds: readonly string[],
): Promise<Map<string, Language>> {
  const { rows } = await sql<{ supplierId: string; language: Language }>`
    select distinct on (m.supplier_id) m.supplier_id, u.language
    from supplier_members m join users u on u.id = m.user_id
    where m.supplier_id = any(${supplierIds}::uuid[]) and u.language is not null
    order by m.supplier_id, u.created_at, u.id`.execute(db);
  return new Map(rows.map(({ supplierId, language }) => [supplierId, language]));
}

export type NewsletterSubscriber = { id: string; name: string; email: string; language: Language | null };
type SubscribersQuery = {
  afterId: string;
  limit: number;
  isNotified: (userId: RawBuilder<string>) => RawBuilder<boolean>;
};

/** Subscribers with a confirmed address who are not notified yet. */
export async function findNewsletterSubscribers(
  db: Queryable,
  { afterId, limit, isNotified }: SubscribersQuery,
): Promise<NewsletterSubscriber[]> {
  const { rows } = await sql<NewsletterSubscriber>`
    select id, name, email, language from users u
    where wants_news and email_confirmed_at is not null and id > ${afterId} and not ${isNotified(sql`u.id`)}
    order by id limit ${limit}`.execute(db);
  return rows;
}
