// Browsers that store their cookies and their access token, for tests of the whole application.
import assert from 'node:assert/strict';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { type EndpointName, endpointOf } from '#contract/contract.ts';
import type { TestResponse, TestApp } from '#test/app.ts';

export const password = 'quiet harbour lamp';

export type Browser = { address?: string; token?: string; cookies: Map<string, string>; setCookies: string[] };
export type CallResult = TestResponse & { code?: string; fields?: { field: string; rule: string; message: string }[] };
type CallOptions = { body?: unknown; origin?: string; browser?: Browser; id?: string };

export const newBrowser = (address?: string): Browser => ({ address, cookies: new Map(), setCookies: [] });

export async function call(
  app: TestApp,
  name: EndpointName,
  { body, origin, browser = newBrowser(), id = '' }: CallOptions = {},
): Promise<CallResult> {
  const { method, path } = endpointOf(name);
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { ...(cookie && { cookie }), ...(origin && { origin }) };
  const response = await app.send(method, `/api${path.replace('{id}', id)}`, {
    body,
    token: browser.token,
    headers,
    address: browser.address,
  });
  for (const line of response.headers.getSetCookie()) storeCookie(browser, line);
  if (response.status < 300 && (response.body as SessionView | undefined)?.token) browser.token = response.body.token;
  return { ...response, code: response.body.code, fields: response.body.fields };
}

function storeCookie(browser: Browser, line: string): void {
  const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!;
  browser.setCookies.push(line);
  if (/;\s*Max-Age=0(;|$)/i.test(line)) browser.cookies.delete(key!);
  else browser.cookies.set(key!, value!);
}

let people = 0;

/** An e-mail address that is not in use. */
export const newEmail = (name: string): string => `${name}-${process.pid}-${Date.now()}-${++people}@mail.example`;

/** A browser in which a new user has registered. */
export async function signUp(app: TestApp, email = newEmail('somebody')): Promise<Browser> {
  const browser = newBrowser();
  const { status, body } = await call(app, 'register', { body: { email, password, role: 'client' }, browser });
  assert.equal(status, 201, JSON.stringify(body));
  return browser;
}

export const refreshCookieOf = (browser: Browser): string | undefined =>
  browser.cookies.get('senda_refresh') ?? browser.cookies.get('__Secure-senda_refresh');

/** Another browser with the same refresh cookie, such as a second tab or an attacker. */
export function copyRefreshCookie(browser: Browser): Browser {
  return { ...newBrowser(), cookies: new Map([['senda_refresh', refreshCookieOf(browser)!]]) };
}
