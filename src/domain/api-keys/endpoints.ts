import { DomainError } from '#contract/domain-error.ts';
import type { apiKeyEndpoints } from '#contract/suppliers/api-keys.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findSupplierOf } from '../suppliers/supplier-queries.ts';
import { type ApiKeyRow, listApiKeysOf } from './api-key-queries.ts';
import { createApiKey, revokeApiKey } from './create-api-key.ts';

export const apiKeyHandlers: Handlers<typeof apiKeyEndpoints> = {
  async listApiKeys(context) {
    const db = context.database.read;
    const supplier = await findSupplierOf(db, signedIn(context).id);
    if (!supplier) throw new DomainError('not_found');
    return { data: (await listApiKeysOf(db, supplier.id)).map(apiKeyView) };
  },

  async createApiKey(context, { body }) {
    const { apiKey, key } = await createApiKey(context, body);
    return { apiKey: apiKeyView(apiKey), key };
  },

  async revokeApiKey(context, { params }) {
    await revokeApiKey(context, params.id);
    return undefined;
  },
};

const apiKeyView = ({ createdAt, expiresAt, lastUsedAt, ...key }: ApiKeyRow) => ({
  ...key,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
