// A key is made by an owner who has just authenticated, shown once, and stored as a hash.
import { randomBytes } from 'node:crypto';
import { DomainError } from '#contract/domain-error.ts';
import { apiKeysMax, apiScopes, type ApiKeyDays, type ApiScope } from '#kernel/choices/api-scopes.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { requireRecentAuthentication } from '#domain/accounts/sessions/reauthenticate.ts';
import { hashOf, newToken } from '#domain/accounts/sessions/refresh-token.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { type ApiKeyRow, countApiKeysOf, deleteApiKey, insertApiKey, listApiKeysOf } from './api-key-queries.ts';
import { evictApiKeys, keyStart } from './authenticate-key.ts';

type Request = { name: string; scopes: readonly ApiScope[]; days: ApiKeyDays };

/** Throws `proof_required`, `not_found`, `key_state` beyond the most keys of a supplier. No idempotency: a stored response would
 *  contain the key. */
export async function createApiKey(
  context: Context,
  { name, scopes, days }: Request,
): Promise<{ apiKey: ApiKeyRow; key: string }> {
  await requireRecentAuthentication(context);
  const { id: userId } = signedIn(context);
  const now = context.clock.now();
  const prefix = keyStart + randomBytes(6).toString('hex');
  const key = `${prefix}_${newToken()}`;
  const made = {
    id: newId(),
    name,
    prefix,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * 86_400_000),
  };
  const apiKey = await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, userId);
    if (!supplier) throw new DomainError('not_found');
    if ((await countApiKeysOf(db, supplier.id)) >= apiKeysMax) throw new DomainError('key_state');
    await insertApiKey(db, { ...made, supplierId: supplier.id, userId, keyHash: hashOf(key) });
    const after = { prefix, name, scopes: made.scopes };
    await recordActOf(context, db, { act: 'supplier_create_key', subjectId: supplier.id, after });
    const rows = await listApiKeysOf(db, supplier.id);
    return assertDefined(
      rows.find(({ id }) => id === made.id),
      'the key just made',
    );
  });
  logSecurity(context, 'key_changed', { outcome: 'created', made: made.id });
  return { apiKey, key };
}

/** Throws `not_found`. */
export async function revokeApiKey(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, signedIn(context).id);
    const before = supplier && (await deleteApiKey(db, supplier.id, id));
    if (!before) throw new DomainError('not_found');
    await recordActOf(context, db, { act: 'supplier_revoke_key', subjectId: supplier.id, before });
  });
  evictApiKeys(context);
  logSecurity(context, 'key_changed', { outcome: 'revoked', ended: id });
}
