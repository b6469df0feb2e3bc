// Forms submitted without scripts to the address of their page, and the calls that the page makes with them.
import type { Context as HonoContext } from 'hono';
import { endpointAt, endpointOf } from '#contract/contract.ts';
import { DomainError } from '#contract/domain-error.ts';
import { isOwnOrigin } from '#domain/accounts/sessions/own-origin.ts';
import type { Language } from '#kernel/languages.ts';
import { bodyLimitBytes, isStorable, readBytes } from '#platform/http/body.ts';
import type { Services } from '#platform/services.ts';
import type { Call } from '#web/runtime/api/call.ts';
import type { FormValues } from '#web/runtime/router/page.ts';
import type { App, Bindings } from '#server/http/application.ts';

/** True for navigations of a browser, which get a page. Under /api all responses are for programs. */
export function isNavigation({ url, headers }: Request): boolean {
  return /\btext\/html\b/.test(headers.get('accept') ?? '') && !new URL(url).pathname.startsWith('/api/');
}

const fieldsMax = 50;

/** Refuses forms submitted from another site. */
export async function readForm({ config }: Services, { req }: HonoContext): Promise<FormValues> {
  if (!isOwnOrigin(config, { origin: req.header('origin'), host: req.header('host') }))
    throw new DomainError('malformed');
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.header('content-type') ?? ''))
    throw new DomainError('unsupported_media');
  const bytes = await readBytes(req.raw, bodyLimitBytes);
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (fields.length > fieldsMax) throw new DomainError('too_large');
  const entered = fields.map(([name, value]) => [name, value.trim()] as const).filter(([, value]) => value !== '');
  if (!entered.flat().every(isStorable)) throw new DomainError('malformed');
  return Object.fromEntries(entered);
}

type FormCall = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** Through the application itself, with the sender's address: validated and throttled like any other call. */
export function callAsSender(app: App, request: HonoContext<{ Bindings: Bindings }>, language: Language): Call {
  const call = async (methodAndPath: string, { params = {}, query = {}, body }: FormCall = {}): Promise<unknown> => {
    const { method, path } = endpointOf(endpointAt(methodAndPath));
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const headers = new Headers({ 'accept-language': language, 'content-type': 'application/json' });
    for (const known of ['origin', 'host', 'user-agent', 'x-forwarded-for']) {
      const value = request.req.header(known);
      if (value) headers.set(known, value);
    }
    const url = `http://localhost/api${filled}?${new URLSearchParams(query)}`;
    const apiRequest = new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const response = await app(apiRequest, request.env ?? {});
    const read: unknown = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw Object.assign(new Error(`${methodAndPath} was refused`), read);
    return read;
  };
  return call as Call;
}
