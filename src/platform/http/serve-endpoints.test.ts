import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { endpoints } from '#contract/endpoint.ts';
import type { Context } from './caller.ts';
import { callEndpoint, type Handler, serveEndpoints } from './serve-endpoints.ts';

describe('the addresses of endpoints', () => {
  const json = { access: 'anyone', status: 200, response: z.object({ found: z.string() }), codes: [] } as const;
  const declared = endpoints({
    getTour: { method: 'GET', path: '/tours/{id}', summary: '', params: z.object({ id: z.string() }), ...json },
    removeTour: { method: 'DELETE', path: '/tours/{id}', summary: '', params: z.object({ id: z.string() }), ...json },
    listTours: { method: 'GET', path: '/tours', summary: '', ...json },
    searchTours: { method: 'GET', path: '/tours/search', summary: '', ...json },
  });
  const app = new Hono();
  serveEndpoints(
    app,
    declared,
    {
      getTour: async (_, { params }) => ({ found: `the tour ${params.id}` }),
      removeTour: async (_, { params }) => ({ found: `no more ${params.id}` }),
      listTours: async () => ({ found: 'all tours' }),
      searchTours: async () => ({ found: 'tours' }),
    },
    async () => ({ caller: { user: null, language: 'en', idempotencyKey: undefined } }) as unknown as Context,
  );

  test('a fixed part of an address goes before a parameter that is declared earlier', async () => {
    assert.deepEqual(await (await app.request('/api/tours/search')).json(), { found: 'tours' });
    assert.deepEqual(await (await app.request('/api/tours')).json(), { found: 'all tours' });
    assert.deepEqual(await (await app.request('/api/tours/17')).json(), { found: 'the tour 17' });
  });

  test('the methods of a fixed address are its own, whatever the parameter in its place takes', async () => {
    const refused = await app.request('/api/tours/search', { method: 'DELETE' });
    assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal((await app.request('/api/tours/17', { method: 'DELETE' })).status, 200);
  });
});

describe('a call in the process', () => {
  const { getTour } = endpoints({
    getTour: {
      method: 'GET',
      path: '/tours/{id}',
      summary: '',
      access: 'anyone',
      params: z.object({ id: z.string() }),
      status: 200,
      response: z.object({ found: z.string(), by: z.string().nullable() }),
      codes: [],
    },
  });
  const handler = (async ({ caller }: Context, { params }: { params: { id: string } }) => ({
    found: params.id,
    by: caller.user?.id ?? null,
    internal: true,
  })) as unknown as Handler<never>;
  const context = {
    caller: { user: { id: 'a-program', apiKey: { id: 'key', scopes: [] } }, language: 'en' },
  } as unknown as Context;
  const input = { params: { id: '17' }, query: {} };

  test('goes the way of one over HTTP: a key counts for nothing where anyone may call, and undeclared fields are dropped', async () => {
    const found = await callEndpoint({ name: 'getTour', endpoint: getTour, handler }, context, input);
    assert.deepEqual(found, { found: '17', by: null });
  });

  test('is refused without the right', async () => {
    const nobody = { ...context, caller: { ...context.caller, user: null } };
    const operation = { name: 'getTour', endpoint: { ...getTour, access: 'user' as const }, handler };
    await assert.rejects(callEndpoint(operation, nobody, input), { code: 'session_required' });
  });
});
