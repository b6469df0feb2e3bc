// Affiliates as a source of personal data. Their earnings stay in the ledger without a name.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

export const personalAffiliate: PersonalDataSource = {
  name: 'affiliate',
  tables: ['affiliates', 'affiliate_clicks', 'affiliate_days', 'affiliate_referrals'],
  fate: 'anonymous',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from affiliates where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) => firstPage(readApplication(db, id)),

  /** Links end with the account: there is no one left to notify or pay. */
  async erase(db, { id }, { clock }) {
    await sql`
      update affiliates set name = '', link = '', message = '', reasons = null, decided_at = coalesce(decided_at, ${clock.now()}),
        state = case state when 'applied' then 'declined' when 'approved' then 'ended' else state end
      where user_id = ${id} and (name <> '' or message <> '')`.execute(db);
  },
};

/** The application with the decision on it. */
async function readApplication(db: Queryable, userId: string): Promise<PersonalRecord[]> {
  const { rows } = await sql<PersonalRecord>`
    select a.kind, a.state, a.name, a.link, a.message, a.language, a.code, a.percent, a.applied_at as written_at, a.decided_at,
           a.reasons,
           (select coalesce(jsonb_agg(jsonb_build_object('at', r.referred_at, 'amountMinor', r.share_minor,
               'currency', r.currency) order by r.referred_at), '[]')
            from affiliate_referrals r where r.affiliate_id = a.id) as history
    from affiliates a where a.user_id = ${userId}`.execute(db);
  return rows;
}
