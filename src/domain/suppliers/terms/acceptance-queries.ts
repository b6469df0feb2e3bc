// All SQL on which changed terms a supplier has accepted.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { likeText } from '#platform/database/like.ts';

/** `said` before they started, `continued`: it sold on when they did. */
export type Acceptance = { termsId: string; acceptedAt: Date; how: 'said' | 'continued' };

export type AcceptanceCount = { termsId: string; said: number; continued: number };

/** Those whom terms that start concern, and who have not said so before. */
export async function acceptByContinuing(db: Queryable, termsId: string, at: Date): Promise<void> {
  await sql`
    insert into supplier_terms_acceptances (supplier_id, terms_id, accepted_at, how)
    select s.id, t.id, ${at}, 'continued' from supplier_terms t join suppliers s on terms_concern(t, s)
    where t.id = ${termsId} and s.state <> 'refused'
    on conflict do nothing`.execute(db);
}

/** False for terms that do not concern the supplier, have started or were withdrawn. Accepting again changes nothing. */
export async function acceptBySaying(
  db: Queryable,
  { termsId, supplierId, userId, at }: { termsId: string; supplierId: string; userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select t.id from supplier_terms t join suppliers s on s.id = ${supplierId} and terms_concern(t, s)
    where t.id = ${termsId} and t.started_at is null and t.withdrawn_at is null for update of t`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into supplier_terms_acceptances (supplier_id, terms_id, accepted_at, how, accepted_by)
    values (${supplierId}, ${termsId}, ${at}, 'said', ${userId}) on conflict do nothing`.execute(db);
  return true;
}

export async function listAcceptancesOf(db: Queryable, supplierId: string): Promise<Acceptance[]> {
  const { rows } = await sql<Acceptance>`
    select terms_id, accepted_at, how from supplier_terms_acceptances where supplier_id = ${supplierId}`.execute(db);
  return rows;
}

export async function countAcceptances(db: Queryable, termsIds: readonly string[]): Promise<AcceptanceCount[]> {
  const { rows } = await sql<AcceptanceCount>`
    select terms_id, count(*) filter (where how = 'said')::int as said, count(*) filter (where how = 'continued')::int as continued
    from supplier_terms_acceptances where terms_id = any(${termsIds}::uuid[]) group by terms_id`.execute(db);
  return rows;
}

export type AcceptedRow = {
  id: string;
  name: string;
  ownPercent: number | null;
  createdAt: Date;
  latest: { how: 'said' | 'continued'; acceptedAt: string; startsAt: string } | null;
};

/** Suppliers by name, each with the latest terms that it has accepted; null: those of its registration. */
export async function listAccepted(
  db: Queryable,
  { find, limit, offset }: { find: string | undefined; limit: number; offset: number },
): Promise<{ rows: AcceptedRow[]; total: number }> {
  const chosen: RawBuilder<unknown> = find ? sql`lower(s.name) like ${`%${likeText(find.toLowerCase())}%`}` : sql`true`;
  const { rows } = await sql<AcceptedRow>`
    select s.id, s.name, s.commission_percent as own_percent, s.created_at, latest.terms as latest
    from (select * from suppliers s where s.state <> 'refused' and ${chosen} order by lower(s.name), s.id limit ${limit} offset ${offset}) s
    left join lateral (
      select jsonb_build_object('how', a.how, 'acceptedAt', a.accepted_at, 'startsAt', t.starts_at) as terms
      from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id
      where a.supplier_id = s.id and t.withdrawn_at is null order by t.starts_at desc, t.id desc limit 1
    ) latest on true
    order by lower(s.name), s.id`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from suppliers s where s.state <> 'refused' and ${chosen}`.execute(db);
  return { rows, total: counted[0]!.total };
}
