import type { apiKeyEndpoints } from '#contract/suppliers/api-keys.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { type ApiKeyRow, listApiKeysOf } from './api-key-queries.ts';
import { createApiKey, revokeApiKey } from './create-api-key.ts';

export const apiKeyHandlers: Handlers<typeof apiKeyEndpoints> = {
  async listApiKeys(context) {
    const db = context.database.db;
    const supplier = await ownSupplier(context, db);
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
