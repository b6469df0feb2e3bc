// The contract as OpenAPI 3.1, and a page to read it.
import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { endpointNames, endpointOf, routes } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorStatuses, fieldRules } from '#contract/errors.ts';
import type { Bindings } from './app.ts';
import { apiReference } from './api-reference.ts';

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

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

export function openApiDocument(): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
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
  const { method, path } = routes[name];
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
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
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

function contentOf({ file, response }: Endpoint) {
  if (!file) return { 'application/json': { schema: response } };
  return { [file]: { schema: { type: 'string' as const, format: 'binary' } } };
}

function refusalsOf(endpoint: Endpoint) {
  const codes = new Set<ErrorCode>([
    ...endpoint.codes,
    ...(endpoint.access === 'anyone' ? [] : (['session_required'] as const)),
    ...(endpoint.access === 'supplier' || endpoint.access === 'admin' ? (['role_required'] as const) : []),
    ...(endpoint.params ? (['not_found'] as const) : []),
    ...(endpoint.query || endpoint.body ? (['malformed', 'invalid_input'] as const) : []),
    ...(endpoint.body ? (['too_large', 'unsupported_media'] as const) : []),
    ...(endpoint.idempotent ? (['invalid_input', 'idempotency_key_reused'] as const) : []),
    'unavailable',
  ]);
  const byStatus = Map.groupBy(codes, (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      { description: some.join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
}

export function serveApiDocs(app: Hono<{ Bindings: Bindings }>): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', (request) =>
    request.body((document ??= JSON.stringify(openApiDocument())), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    }),
  );
  app.get('/api/docs', (request) =>
    request.html((page ??= apiReference(openApiDocument())), 200, { 'cache-control': 'no-cache' }),
  );
}
