// Keys with which programs of a supplier call.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent } from '#contract/primitives.ts';
import { apiKeyDays, apiKeysMax, apiScopes } from '#kernel/choices/api-scopes.ts';

export const apiKeyView = z
  .object({
    id,
    name: z.string(),
    prefix: z.string().describe('the beginning of the key, by which it is known'),
    scopes: z.array(z.enum(apiScopes)),
    madeBy: z.string().describe('the name of the member as whom it acts'),
    createdAt: instant,
    expiresAt: instant,
    lastUsedAt: instant.nullable().describe('to the minute'),
  })
  .openapi('ApiKey');
export type ApiKeyView = z.output<typeof apiKeyView>;

export const apiKeyEndpoints = endpoints({
  listApiKeys: {
    method: 'GET',
    path: '/supplier/api-keys',
    summary: 'The keys of the own supplier, the latest first',
    access: 'programs',
    status: 200,
    response: z.object({ data: z.array(apiKeyView) }),
    codes: ['not_found'],
  },
  createApiKey: {
    method: 'POST',
    path: '/supplier/api-keys',
    summary: `Make a key, after recent authentication. It acts as who makes it, as far as its scopes go; a supplier has ${apiKeysMax} at most`,
    access: 'programs',
    body: z.strictObject({
      name: z.string().trim().min(1).max(80).describe('of the program that gets it'),
      scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
      days: z.literal(apiKeyDays).describe('until it expires'),
    }),
    status: 201,
    response: z.object({ apiKey: apiKeyView, key: z.string().describe('shown this once') }),
    codes: ['not_found', 'proof_required', 'key_state'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/supplier/api-keys/{id}',
    summary: 'End a key: what calls with it is refused within seconds',
    access: 'programs',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
