import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { invalid } from '#contract/domain-error.ts';
import { authenticate } from '#domain/accounts/access-token.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { callerAddress } from './caller-address.ts';

export async function contextOf(services: Services, request: HonoContext): Promise<Context> {
  const { req } = request;
  const bearer = /^Bearer (\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
  return {
    ...services,
    caller: {
      user: bearer ? await authenticate(services, bearer) : null,
      language:
        acceptedLanguage(req.query('lang')) ?? acceptedLanguage(req.header('accept-language')) ?? defaultLanguage,
      address: addressOf(services, request),
      userAgent: (req.header('user-agent') ?? '').slice(0, 300),
      origin: req.header('origin'),
      host: req.header('host'),
      idempotencyKey: idempotencyKeyOf(req.header('idempotency-key')),
      cookie: (name) => getCookie(request, name),
      setCookie: (name, value, { path, maxAgeSeconds, httpOnly, sameSite }) =>
        setCookie(request, name, value, {
          path,
          maxAge: maxAgeSeconds,
          httpOnly,
          sameSite,
          secure: services.config.appUrl.startsWith('https:'),
        }),
    },
  };
}

function addressOf({ config }: Services, request: HonoContext): string {
  const { address } = (request.env ?? {}) as { address?: string };
  return callerAddress(config.trustProxy, request.req.header('x-forwarded-for'), address);
}

function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && !/^[\x21-\x7e]{1,200}$/.test(header)) throw invalid('Idempotency-Key', 'format');
  return header;
}
