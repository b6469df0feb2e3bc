// The contract's client in the browser: fetch under /api with the session's token, which is renewed before it ends.
import type { EndpointName } from '#contract/contract.ts';
import { accountPaths } from '#contract/accounts.paths.ts';
import type { affiliatePaths } from '#contract/affiliates.paths.ts';
import type { blogPaths } from '#contract/blog.paths.ts';
import { bookingPaths } from '#contract/bookings.paths.ts';
import { cataloguePaths } from '#contract/catalogue.paths.ts';
import { contentPaths } from '#contract/content.paths.ts';
import type { giftCardPaths } from '#contract/gift-cards.paths.ts';
import type { mapPaths } from '#contract/map.paths.ts';
import type { noticePaths } from '#contract/notices.paths.ts';
import { reviewReportPaths } from '#contract/review-reports.paths.ts';
import type { paymentPaths } from '#contract/payments.paths.ts';
import type { personalDataPaths } from '#contract/personal-data.paths.ts';
import { reviewPaths } from '#contract/reviews.paths.ts';
import { searchPaths } from '#contract/search.paths.ts';
import type { securityPaths } from '#contract/security.paths.ts';
import { settingsPaths } from '#contract/settings.paths.ts';
import type { supplierBookingPaths } from '#contract/supplier-bookings.paths.ts';
import type { supplierPaths } from '#contract/suppliers.paths.ts';
import { wishlistPaths } from '#contract/wishlists.paths.ts';
import type { SessionView } from '#contract/accounts.ts';
import { ApiProblem, type Answer, type Call, type CallRequest, type ProblemShape } from './call.ts';
import { inTime } from './in-time.ts';
import { clearSession, endSession, getSession, saveSession } from './session.ts';

type Paths<N extends EndpointName> = Record<N, { method: string; path: string }>;
/** Come with the screens that ask for them: in the first load of every page those of security alone were 211 bytes of its budget. */
type LaterPaths = typeof affiliatePaths &
  typeof blogPaths &
  typeof giftCardPaths &
  typeof mapPaths &
  typeof noticePaths &
  typeof paymentPaths &
  typeof personalDataPaths &
  typeof securityPaths &
  typeof supplierBookingPaths &
  typeof supplierPaths;
type LaterName = keyof LaterPaths;

const paths: Paths<Exclude<EndpointName, LaterName>> & Partial<Paths<LaterName>> = {
  ...settingsPaths,
  ...accountPaths,
  ...searchPaths,
  ...cataloguePaths,
  ...bookingPaths,
  ...wishlistPaths,
  ...reviewPaths,
  ...reviewReportPaths,
  ...contentPaths,
};

/** Called by the files named *-calls.ts, which the screens import. */
export function addPaths(more: Partial<Paths<LaterName>>): void {
  Object.assign(paths, more);
}

type AnyRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export const call: Call = async function call<N extends EndpointName>(
  name: N,
  request?: CallRequest<N>,
): Promise<Answer<N>> {
  if (name !== 'login' && name !== 'register' && name !== 'refresh') await renewTokenInTime();
  return (await send(name, (request ?? {}) as AnyRequest)) as Answer<N>;
};

async function send(name: EndpointName, request: AnyRequest): Promise<unknown> {
  const { method, path } = paths[name]!;
  let response: Response;
  try {
    response = await fetch(address(path, request), {
      method,
      credentials: 'include',
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ?? null,
    });
  } catch {
    throw new ApiProblem({ status: 0, code: 'unavailable' });
  }
  if (response.ok) return response.status === 204 ? undefined : await response.json();
  // 403 means 'your role may not do this', 401 'no session': both send to the sign-in page.
  if (name !== 'refresh' && (response.status === 401 || response.status === 403) && !isUnrenewed()) endSession();
  throw await problemOf(response);
}

function address(path: string, { params, query }: AnyRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key] ?? '')));
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
/** What one tab stores, the others can read this much later. */
const storageReachesTabsMs = 100;

/** A page waits no longer for a renewal, its turn among the tabs included. */
const renewalPatienceMs = 10_000;

let renewing: Promise<void> | undefined;
let renewalFailed = false;

/** Renews a token that is about to end, once across all tabs. A session that is over signs out silently:
 *  whether that sends anybody to the sign-in page is up to the call that follows. */
export async function renewTokenInTime(): Promise<void> {
  if (!endsSoon()) return;
  await (renewing ??= inTime(renewalPatienceMs, (signal) => oneTabAtATime(signal, () => renew(signal)))
    .then(
      () => void (renewalFailed = false),
      () => void (renewalFailed = true),
    )
    .finally(() => (renewing = undefined)));
}

/** Without an answer to a renewal, a refused token says nothing of the session. */
const isUnrenewed = (): boolean => renewalFailed && endsSoon();

/** Throws where no answer came. */
async function renew(signal: AbortSignal): Promise<void> {
  // Another tab may have renewed while this one waited.
  if (!endsSoon()) return;
  try {
    saveSession((await send('refresh', { signal })) as SessionView);
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem && thrown.status >= 400 && thrown.status < 500)) throw thrown;
    clearSession();
  }
}

function endsSoon(): boolean {
  const endsAt = getSession()?.user.tokenEndsAt;
  return endsAt !== undefined && Date.parse(endsAt) - Date.now() < renewBeforeMs;
}

/** The lock is held a little longer than the work, so that the next tab finds what this one stored. */
async function oneTabAtATime(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await new Promise<void>((resolve, reject) => {
    const turn = navigator.locks.request('token-renewal', { signal }, async () => {
      await work().then(resolve, reject);
      await new Promise((later) => setTimeout(later, storageReachesTabsMs));
    });
    turn.catch(reject);
  });
}
