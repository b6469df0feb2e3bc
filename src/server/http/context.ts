import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { authenticate } from '#domain/accounts/sessions/access-token.ts';
import { authenticateKey, isApiKey } from '#domain/api-keys/authenticate-key.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import type { Context, SignedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './application.ts';
import { callerAddress } from './caller-address.ts';

export async function contextOf(services: Services, request: HonoContext): Promise<Context> {
  const { req } = request;
  const bearer = /^Bearer (\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
  return {
    ...services,
    caller: {
      user: bearer ? await authenticateBearer(services, bearer) : null,
      language:
        acceptedLanguage(req.query('lang')) ?? acceptedLanguage(req.header('accept-language')) ?? defaultLanguage,
      address: addressOf(services, request),
      userAgent: (req.header('user-agent') ?? '').slice(0, 300),
      origin: req.header('origin'),
      host: req.header('host'),
      idempotencyKey: req.header('idempotency-key'),
      isHead: req.method === 'HEAD',
      cookie: (name) => getCookie(request, name),
      setCookie: (name, value, { path, maxAgeSeconds, httpOnly, sameSite }) =>
        setCookie(request, name, value, {
          path,
          maxAge: maxAgeSeconds,
          httpOnly,
          sameSite,
          secure: services.config.appUrl.startsWith('https:'),
        }),
      leaveSlot: bindingsOf(request).leaveSlot ?? noSlot,
    },
  };
}

/** The caller of a session's token or of a supplier's key. Throws `too_many_requests` for a key that calls too often. */
export const authenticateBearer = (services: Services, bearer: string): Promise<SignedIn | null> =>
  isApiKey(bearer) ? authenticateKey(services, bearer) : authenticate(services, bearer);

/** Calls that a page makes in the process hold no slot of their own. */
const noSlot = () => {};
const bindingsOf = ({ env }: HonoContext): Bindings => env ?? {};

function addressOf({ config }: Services, request: HonoContext): string {
  return callerAddress(config.trustProxy, request.req.header('x-forwarded-for'), bindingsOf(request).address);
}
