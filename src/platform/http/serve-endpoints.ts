// Calls of endpoints, over HTTP and in the process. Both authorise, validate and handle in `invoke`, and nothing else does.
import type { Context as HonoContext, Hono } from 'hono';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import { hasRight, identityOf } from '#kernel/rights.ts';
import type { ResponseInputOf, Endpoint, FileResponse, InputOf, Method } from '#contract/endpoint.ts';
import { isStoredResponse } from '#platform/idempotency/idempotent-request.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { bodyLimitBytes, isStorable, readJson, tooLarge } from './body.ts';
import type { Caller, Context } from './caller.ts';
import { inputProblem, problemResponse } from './problem.ts';
import { type Serializable, serialize } from './serialized.ts';

export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
) => Promise<Serializable<ResponseInputOf<E>>>;
export type Handlers<T extends Record<string, Endpoint>> = { [Name in keyof T]: Handler<T[Name]> };

type ContextOf = (request: HonoContext) => Promise<Context>;

export function serveEndpoints<T extends Record<string, Endpoint>>(
  app: Hono,
  endpoints: T,
  handlers: Handlers<T>,
  contextOf: ContextOf,
): void {
  const byPath = Map.groupBy(Object.keys(endpoints), (name) => endpoints[name]!.path);
  for (const path of [...byPath.keys()].sort(compareByParameters)) {
    const names = byPath.get(path)!;
    for (const name of names) serveEndpoint(app, name, endpoints[name]!, handlers[name]!, contextOf);
    const methods = names.map((name) => endpoints[name]!.method);
    refuseOtherMethods(app, path, methods, contextOf);
  }
}

function serveEndpoint(
  app: Hono,
  name: string,
  endpoint: Endpoint,
  handler: Handler<never>,
  contextOf: ContextOf,
): void {
  app.on(endpoint.method, honoPath(endpoint.path), async (request) => {
    request.set('route' as never, endpoint.path as never);
    const context = withoutKey(endpoint, await contextOf(request));
    const input = {
      params: request.req.param(),
      query: request.req.query(),
      readBody: () => readBody(endpoint, request.req.raw),
    };
    const response = await invoke({ name, endpoint, handler }, context, input);
    return respond(endpoint, context.caller, request, response);
  });
}

type Operation = { name: string; endpoint: Endpoint; handler: Handler<never> };
type Texts = Record<string, string>;
/** As it was sent: nothing is validated yet. */
type RawInput = { params: Texts; query: Texts; readBody(): Promise<unknown> };

/** The result of the handler; undefined where the status alone is requested and known. */
async function invoke({ name, endpoint, handler }: Operation, context: Context, input: RawInput): Promise<unknown> {
  const logged = { ...input.params, operation: name };
  authoriseAndLog(endpoint, context, logged);
  checkIdempotencyKey(endpoint, context.caller);
  const valid = await readInput(endpoint, input);
  if (context.caller.isHead && isStatusKnown(endpoint)) return undefined;
  const result = await handler(context, valid as never);
  if (isOperatorAction(endpoint)) logSecurity(context, 'operator_action', logged);
  return result;
}

/** Calls an endpoint that answers in JSON in the process, with no body: what a call over HTTP would return. */
export async function callEndpoint(
  operation: Operation,
  context: Context,
  { params, query }: { params: Texts; query: Texts },
): Promise<unknown> {
  const { endpoint } = operation;
  assert(!endpoint.body, 'a call with a body is not asked in the process');
  const input = { params, query, readBody: async () => undefined };
  return JSON.parse(serialize(endpoint.response, await invoke(operation, withoutKey(endpoint, context), input)));
}

/** The router takes the first match, so static segments come before parameters. */
function compareByParameters(a: string, b: string): number {
  const [before, after] = [parameterMask(a), parameterMask(b)];
  return before === after ? 0 : before < after ? -1 : 1;
}

/** '/tours/{id}/reviews' is '0010'. */
const parameterMask = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

/** HEAD of a list: once the caller may read it and the query is valid, it is there. Of a single thing, and of what has
 *  refusals of its own, only the handler knows the status. */
const isStatusKnown = ({ params, access, codes }: Endpoint): boolean =>
  params === undefined && (access === 'anyone' || codes.length === 0);

/** An unsupported method is 405 with the supported ones (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: Hono, path: string, methods: readonly Method[], contextOf: ContextOf): void {
  // HEAD is supported wherever GET is: the framework handles it.
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  app.all(honoPath(path), async (request) => {
    const { caller } = await contextOf(request);
    const refusal = problemResponse(new DomainError('method_not_allowed'), caller.language);
    refusal.headers.set('allow', allow);
    return refusal;
  });
}

const honoPath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Where anyone may call a key makes no difference: what a program does there for a user would have no scope. */
function withoutKey({ access }: Endpoint, context: Context): Context {
  if (access !== 'anyone' || !context.caller.user?.apiKey) return context;
  return { ...context, caller: { ...context.caller, user: null } };
}

function authorise({ access, scope }: Endpoint, { user }: Caller): void {
  if (access === 'anyone') return;
  if (!user) throw new DomainError('session_required');
  if (user.apiKey && !(scope && user.apiKey.scopes.includes(scope))) throw new DomainError('scope_required');
  if (access === 'user') return;
  if (!hasRight(access, identityOf(user))) throw new DomainError('role_required');
  if (user.mustSetUpSecondFactor) throw new DomainError('second_factor_required');
}

/** An endpoint without idempotency ignores the header. */
function checkIdempotencyKey({ idempotent }: Endpoint, { idempotencyKey }: Caller): void {
  if (idempotent && idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw invalid('Idempotency-Key', 'format');
}

/** True for changes by the staff, not for reads. */
const isOperatorAction = ({ access, method }: Endpoint): boolean =>
  method !== 'GET' && (access === 'operator' || access === 'support' || access === 'editor');

function authoriseAndLog(endpoint: Endpoint, context: Context, operation: Record<string, string>): void {
  try {
    authorise(endpoint, context.caller);
  } catch (error) {
    if (context.caller.user) logSecurity(context, 'access_refused', operation);
    throw error;
  }
}

async function readInput(
  endpoint: Endpoint,
  input: RawInput,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const address = readAddress(endpoint, input.params, input.query);
  const body = endpoint.body?.safeParse(await input.readBody(), { reportInput: true });
  if (body && !body.success) throw inputProblem(body.error.issues);
  return { ...address, body: body?.data };
}

async function readBody({ bodyLimitBytes: limit = bodyLimitBytes, largeField }: Endpoint, request: Request) {
  try {
    return await readJson(request, limit);
  } catch (error) {
    throw (error as { code?: unknown }).code === 'too_large' ? tooLarge(largeField) : error;
  }
}

function readAddress(endpoint: Endpoint, segments: Texts, search: Texts): { params: unknown; query: unknown } {
  const params = endpoint.params?.safeParse(segments);
  // An invalid id is not found.
  if ((params && !params.success) || !Object.values(segments).every(isStorable)) throw new DomainError('not_found');
  const query = endpoint.query?.safeParse(withoutEmpty(search), { reportInput: true });
  if (query && !query.success) throw inputProblem(query.error.issues);
  return { params: params?.data, query: query?.data };
}

/** A form sends every field; one left empty was not filled in. */
function withoutEmpty(query: Record<string, string>): Record<string, string> {
  if (!Object.values(query).every(isStorable)) throw new DomainError('malformed');
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function respond(endpoint: Endpoint, caller: Caller, request: HonoContext, response: unknown): Response {
  // Responses to sign-ins carry tokens: of the endpoints that anyone may call, only responses to reads may be cached.
  const { method } = request.req;
  const isReading = method === 'GET' || method === 'HEAD';
  const personal = caller.user !== null || endpoint.access !== 'anyone' || !isReading;
  const headers = {
    'cache-control': personal ? 'no-store' : endpoint.isSecretAddress ? 'private, no-cache' : 'no-cache',
    vary: 'Accept-Language, Authorization',
    'content-language': caller.language,
  };
  // Uses Hono's context, which contains the cookies that were set.
  if (endpoint.status === 204) return request.body(null, 204, headers);
  if (endpoint.file)
    return fileResponse(request, response as FileResponse | undefined, { ...headers, 'content-type': endpoint.file });
  if (method === 'HEAD') return request.body(null, endpoint.status, { ...headers, 'content-type': 'application/json' });
  // Serialized by the schema, which drops undeclared fields.
  const body = hasOutdatedShape(endpoint, response) ? JSON.stringify(response) : serialize(endpoint.response, response);
  return request.body(body, endpoint.status, { ...headers, 'content-type': 'application/json' });
}

/** True for a stored response that an older version wrote under a contract that has changed since: it is sent as stored. */
const hasOutdatedShape = ({ response: schema }: Endpoint, response: unknown): boolean =>
  isStoredResponse(response) && !schema.safeParse(response).success;

function fileResponse(request: HonoContext, file: FileResponse | undefined, headers: Record<string, string>): Response {
  if (!file) return request.body(null, 200, headers);
  return request.body(file.bytes, 200, {
    ...headers,
    // A cache that does not know `no-store` knows `private`.
    'cache-control': headers['cache-control'] === 'no-store' ? 'private, no-store' : headers['cache-control']!,
    'content-disposition': `attachment; filename="${file.name}"`,
  });
}
