// The contract as OpenAPI 3.1, and a page that shows it.
import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { endpointNames, endpointOf } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorStatuses, fieldRules } from '#contract/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Bindings } from '#server/http/application.ts';
import { apiReference, type OpenApiDocument } from './api-reference.ts';
import { demonstrationNote } from '#server/http/demonstration-note.ts';
import { respondWith } from '#server/http/head-requests.ts';

const problem = z
  .object({
    type: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
    title: z.string(),
    detail: z.string(),
    fields: z.array(z.object({ field: z.string(), rule: z.enum(fieldRules), message: z.string() })).optional(),
  })
  .openapi('Problem');

export function openApiDocument(): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of a supplier, made under /supplier/keys',
  });
  for (const name of endpointNames) registry.registerPath(describe(name, endpointOf(name)));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Senda API',
      version: '1',
      description:
        'Everything the pages do, for programs. Lists are { data, page, pageSize, total }; refusals are problem documents.',
    },
    servers: [{ url: '/api' }],
  });
}

function describe(name: (typeof endpointNames)[number], endpoint: Endpoint) {
  const { method, path } = endpointOf(name);
  const key = z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'The same key and body give the same answer for 24 hours' });
  return {
    operationId: name,
    method: method.toLowerCase() as 'get',
    path,
    summary: endpoint.summary,
    tags: [path.split('/')[1]!],
    ...securityOf(endpoint),
    request: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(endpoint.idempotent && { headers: z.object({ 'Idempotency-Key': key }) }),
      ...(endpoint.body && { body: { required: true, content: { 'application/json': { schema: endpoint.body } } } }),
    },
    responses: {
      [endpoint.status]:
        endpoint.status === 204
          ? { description: 'Done' }
          : { description: endpoint.file ? `A file: ${endpoint.file}` : 'OK', content: contentOf(endpoint) },
      ...refusalsOf(endpoint),
    },
  };
}

/** Any session, or one with the named right (docs/rights.md lists who has it); or a key with the named scope. */
function securityOf({ access, scope }: Endpoint) {
  if (access === 'anyone') return {};
  const bySession: Record<string, string[]> = { bearer: access === 'user' ? [] : [access] };
  return { security: scope ? [bySession, { apiKey: [scope] }] : [bySession] };
}

function contentOf({ file, response }: Endpoint) {
  if (!file) return { 'application/json': { schema: response } };
  return { [file]: { schema: { type: 'string' as const, format: 'binary' } } };
}

/** All error codes of an endpoint. */
export function refusalCodesOf(endpoint: Endpoint): Set<ErrorCode> {
  return new Set<ErrorCode>([
    ...endpoint.codes,
    ...(endpoint.access === 'anyone' ? [] : (['session_required', 'scope_required', 'too_many_requests'] as const)),
    ...(endpoint.access === 'anyone' || endpoint.access === 'user'
      ? []
      : (['role_required', 'second_factor_required'] as const)),
    ...(endpoint.params ? (['not_found'] as const) : []),
    ...(endpoint.query || endpoint.body ? (['malformed', 'invalid_input'] as const) : []),
    ...(endpoint.body ? (['request_timeout', 'too_large', 'unsupported_media'] as const) : []),
    ...(endpoint.idempotent ? (['invalid_input', 'idempotency_key_reused'] as const) : []),
    'unavailable',
  ]);
}

function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(refusalCodesOf(endpoint), (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      { description: some.join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
}

export function serveApiDocs(app: Hono<{ Bindings: Bindings }>, config: Config): void {
  let document: string | undefined;
  let page: string | undefined;
  const headersOf = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });
  app.get('/api/openapi.json', (request) =>
    respondWith(request, headersOf('application/json'), () => (document ??= JSON.stringify(openApiDocument()))),
  );
  app.get('/api/docs', (request) =>
    respondWith(
      request,
      headersOf('text/html; charset=UTF-8'),
      () => (page ??= apiReference(openApiDocument(), demonstrationNote(config, 'en'))),
    ),
  );
}
