// Declared calls become routes: authorise, validate, handle, strip. The one place where each of these happens.
import type { Context as HonoContext, Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import type { Access, AnswerOf, Endpoint, FileAnswer, InputOf, Route } from '#contract/endpoint.ts';
import { bodyLimitBytes, isStorable, readJson } from './body.ts';
import type { Caller, Context } from './caller.ts';
import { inputProblem, problemResponse } from './problem.ts';
import { type Writable, write } from './written.ts';

export type Handler<E extends Endpoint> = (context: Context, input: InputOf<E>) => Promise<Writable<AnswerOf<E>>>;
export type Handlers<T extends Record<string, Endpoint>> = { [Name in keyof T]: Handler<T[Name]> };

type Serving = {
  routes: Record<string, Route>;
  contextOf(request: HonoContext): Promise<Context>;
};

export function serveEndpoints<T extends Record<string, Endpoint>>(
  app: Hono,
  endpoints: T,
  handlers: Handlers<T>,
  serving: Serving,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const route = serving.routes[name]!;
    const handle = handlers[name as keyof T] as unknown as (context: Context, input: unknown) => Promise<unknown>;
    app.on(route.method, `/api${honoPath(route.path)}`, async (request) => {
      request.set('route' as never, route.path as never);
      const context = await serving.contextOf(request);
      authorise(endpoint.access, context.caller);
      const input = await readInput(endpoint, request);
      const answer = await handle(context, input);
      return respond(endpoint, context.caller, request, answer);
    });
  }
  refuseOtherMethods(app, Object.values(serving.routes), serving);
}

/** What is asked of an address by a method it does not take is 405 with those it takes (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: Hono, routes: readonly Route[], { contextOf }: Serving): void {
  for (const [path, taken] of Map.groupBy(routes, (route) => route.path)) {
    // Whoever may GET may HEAD: the framework answers it.
    const allow = taken.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(`/api${honoPath(path)}`, async (request) => {
      const { caller } = await contextOf(request);
      const refusal = problemResponse(new DomainError('method_not_allowed'), caller.language);
      refusal.headers.set('allow', allow);
      return refusal;
    });
  }
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function authorise(access: Access, { user }: Caller): void {
  if (access === 'anyone') return;
  if (!user) throw new DomainError('session_required');
  if (access === 'user' || user.role === 'admin' || user.role === access) return;
  throw new DomainError('role_required');
}

async function readInput(
  endpoint: Endpoint,
  request: HonoContext,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const address = readAddress(endpoint, request.req.param(), request.req.query());
  const body = endpoint.body?.safeParse(await readJson(request.req.raw, endpoint.bodyLimitBytes ?? bodyLimitBytes), {
    reportInput: true,
  });
  if (body && !body.success) throw inputProblem(body.error.issues);
  return { ...address, body: body?.data };
}

type Texts = Record<string, string>;

function readAddress(endpoint: Endpoint, sent: Texts, asked: Texts): { params: unknown; query: unknown } {
  const params = endpoint.params?.safeParse(sent);
  // An id that cannot exist is a thing that does not exist.
  if ((params && !params.success) || !Object.values(sent).every(isStorable)) throw new DomainError('not_found');
  const query = endpoint.query?.safeParse(withoutEmpty(asked), { reportInput: true });
  if (query && !query.success) throw inputProblem(query.error.issues);
  return { params: params?.data, query: query?.data };
}

/** A call that takes no body, asked in the process: authorised, validated and written like one over HTTP. */
export async function askEndpoint(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  context: Context,
  { params, query }: { params: Texts; query: Texts },
): Promise<unknown> {
  authorise(endpoint.access, context.caller);
  assert(!endpoint.body, 'a call with a body is not asked in the process');
  const input = { ...readAddress(endpoint, params, query), body: undefined };
  return JSON.parse(write(endpoint.response, await handle(context, input as never)));
}

/** A form sends every field; one left empty was not filled in. */
function withoutEmpty(query: Record<string, string>): Record<string, string> {
  if (!Object.values(query).every(isStorable)) throw new DomainError('malformed');
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function respond(endpoint: Endpoint, caller: Caller, request: HonoContext, answer: unknown): Response {
  // Answers to sign-ins carry tokens, so of what anyone may call only reading is ever kept.
  const personal = caller.user !== null || endpoint.access !== 'anyone' || request.req.method !== 'GET';
  const headers = {
    'cache-control': personal ? 'no-store' : 'no-cache',
    vary: 'Accept-Language, Authorization',
    'content-language': caller.language,
  };
  // Through Hono's context, which knows the cookies that were set.
  if (endpoint.status === 204) return request.body(null, 204, headers);
  if (endpoint.file) return fileResponse(request, answer as FileAnswer, { ...headers, 'content-type': endpoint.file });
  // Written by the schema, which is what keeps undeclared fields off the wire.
  const body = write(endpoint.response, answer);
  return request.body(body, endpoint.status, { ...headers, 'content-type': 'application/json' });
}

function fileResponse(request: HonoContext, { name, bytes }: FileAnswer, headers: Record<string, string>): Response {
  return request.body(bytes, 200, { ...headers, 'content-disposition': `attachment; filename="${name}"` });
}
