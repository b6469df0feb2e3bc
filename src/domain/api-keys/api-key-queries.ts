// All SQL on keys for programs.
import { sql } from 'kysely';
import type { ApiScope } from '#kernel/choices/api-scopes.ts';
import { hasRight, type MemberRole, memberRoles } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';

export type ApiKey = {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  createdAt: Date;
  expiresAt: Date;
};
export type ApiKeyRow = ApiKey & { madeBy: string; lastUsedAt: Date | null };

/** The latest first; also those that have expired. */
export async function listApiKeysOf(db: Queryable, supplierId: string): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select k.id, k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_at, u.name as made_by
    from api_keys k join users u on u.id = k.user_id
    where k.supplier_id = ${supplierId} order by k.created_at desc, k.id`.execute(db);
  return rows;
}

export async function countApiKeysOf(db: Queryable, supplierId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys where supplier_id = ${supplierId}`.execute(db);
  return rows[0]!.count;
}

export async function insertApiKey(
  db: Queryable,
  key: ApiKey & { supplierId: string; userId: string; keyHash: Buffer },
): Promise<void> {
  await db.insertInto('apiKeys').values(key).execute();
}

/** What was deleted, if it was one of this supplier. */
export async function deleteApiKey(
  db: Queryable,
  supplierId: string,
  id: string,
): Promise<{ name: string; prefix: string } | undefined> {
  return db
    .deleteFrom('apiKeys')
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .returning(['name', 'prefix'])
    .executeTakeFirst();
}

export async function deleteApiKeysOf(db: Queryable, supplierId: string): Promise<void> {
  await db.deleteFrom('apiKeys').where('supplierId', '=', supplierId).execute();
}

export type LiveApiKey = {
  id: string;
  userId: string;
  scopes: ApiScope[];
  memberRole: MemberRole;
  isDemo: boolean;
  secondFactorGraceFrom: Date;
  hasCodes: boolean;
};

const makers: MemberRole[] = memberRoles.filter((role) => hasRight('programs', role));

/** While it lasts, its member may still make keys, and neither its supplier nor its member is suspended. */
export async function findLiveApiKey(db: Queryable, keyHash: Buffer, now: Date): Promise<LiveApiKey | undefined> {
  const { rows } = await sql<LiveApiKey>`
    select k.id, k.user_id, k.scopes, m.role as member_role, u.is_demo, u.second_factor_grace_from, t.user_id is not null as has_codes
    from api_keys k
    join supplier_members m on m.supplier_id = k.supplier_id and m.user_id = k.user_id and m.role = any(${makers}::text[])
    join suppliers s on s.id = k.supplier_id and s.suspended_at is null
    join users u on u.id = k.user_id and u.role = 'supplier' and u.suspended_at is null
    left join totp t on t.user_id = u.id and t.confirmed_at is not null
    where k.key_hash = ${keyHash} and k.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Once a minute at most: a row that every call writes would be waited for. */
export async function recordUse(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', new Date(now.getTime() - 60_000))]))
    .execute();
}
