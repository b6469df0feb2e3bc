// The contract's client in the browser: fetch under /api with the session's token, which is renewed before it expires.
import type { SessionView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { ApiProblem, type Call, type Path, type ProblemShape } from './call.ts';
import { endSession, getSession } from '../session/session.ts';

type AnyRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export const call = async function call(path: Path, request: AnyRequest = {}): Promise<unknown> {
  if (path !== paths.login && path !== paths.register && path !== paths.refresh) await renewTokenInTime();
  return send(path, request);
} as Call;

async function send(path: Path, request: AnyRequest): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(addressOf(path, request), {
      method: path.split(' ')[0]!,
      credentials: 'include',
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ?? null,
    });
  } catch {
    throw new ApiProblem({ status: 0, code: 'unavailable' });
  }
  if (response.ok) return response.status === 204 ? undefined : await response.json();
  // 403 means 'not allowed for this role', 401 'no session': both lead to the sign-in page.
  if (path !== paths.refresh && (response.status === 401 || response.status === 403) && !couldNotRenew()) endSession();
  throw await problemOf(response);
}

/** The address of a call on this site. */
export function addressOf(path: Path, { params, query }: AnyRequest): string {
  const filled = path
    .split(' ')[1]!
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf({ body, idempotencyKey }: AnyRequest): Record<string, string> {
  const token = getSession()?.token;
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const shape = (await response.json().catch(() => ({}))) as ProblemShape;
  return new ApiProblem({
    ...shape,
    status: response.status,
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  });
}

const renewBeforeMs = 30_000;

let renewing: Promise<void> | undefined;
let renewalFailed = false;

/** Renews a token that is about to expire, once across all tabs. An expired session signs out silently:
 *  the call that follows decides whether that leads to the sign-in page. */
export async function renewTokenInTime(): Promise<void> {
  if (!endsSoon()) return;
  await (renewing ??= import('./renew-token.ts')
    .then(({ renewToken }) => renewToken(endsSoon, (signal) => send(paths.refresh, { signal }) as Promise<SessionView>))
    .then(
      () => void (renewalFailed = false),
      () => void (renewalFailed = true),
    )
    .finally(() => (renewing = undefined)));
}

/** If the renewal got no response, a refused token does not mean that the session is over. */
const couldNotRenew = (): boolean => renewalFailed && endsSoon();

function endsSoon(): boolean {
  const endsAt = getSession()?.user.tokenEndsAt;
  return endsAt !== undefined && Date.parse(endsAt) - Date.now() < renewBeforeMs;
}
