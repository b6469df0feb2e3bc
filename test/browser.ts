// For tests: browsers that keep their cookies and their token, in front of the whole application.
import assert from 'node:assert/strict';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { type EndpointName, endpointOf } from '#contract/contract.ts';
import type { Answer, TestApp } from '#test/app.ts';

export const password = 'quiet harbour lamp';

export type Browser = { address?: string; token?: string; cookies: Map<string, string>; setCookies: string[] };
export type Reply = Answer & { code?: string; fields?: { field: string; rule: string; message: string }[] };
type Send = { body?: unknown; origin?: string; browser?: Browser; id?: string };

export const newBrowser = (address?: string): Browser => ({ address, cookies: new Map(), setCookies: [] });

export async function call(
  app: TestApp,
  name: EndpointName,
  { body, origin, browser = newBrowser(), id = '' }: Send = {},
): Promise<Reply> {
  const { method, path } = endpointOf(name);
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { ...(cookie && { cookie }), ...(origin && { origin }) };
  const answer = await app.send(method, `/api${path.replace('{id}', id)}`, {
    body,
    token: browser.token,
    headers,
    address: browser.address,
  });
  for (const line of answer.headers.getSetCookie()) keep(browser, line);
  if (answer.status < 300 && (answer.body as SessionView | undefined)?.token) browser.token = answer.body.token;
  return { ...answer, code: answer.body.code, fields: answer.body.fields };
}

function keep(browser: Browser, line: string): void {
  const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!;
  browser.setCookies.push(line);
  if (/;\s*Max-Age=0(;|$)/i.test(line)) browser.cookies.delete(key!);
  else browser.cookies.set(key!, value!);
}

let people = 0;

/** An e-mail address that nobody has. */
export const newEmail = (name: string): string => `${name}-${process.pid}-${Date.now()}-${++people}@mail.example`;

/** A browser in which somebody new has just registered. */
export async function signUp(app: TestApp, email = newEmail('somebody')): Promise<Browser> {
  const browser = newBrowser();
  const { status, body } = await call(app, 'register', { body: { email, password, role: 'client' }, browser });
  assert.equal(status, 201, JSON.stringify(body));
  return browser;
}

export const refreshCookieOf = (browser: Browser): string | undefined =>
  browser.cookies.get('senda_refresh') ?? browser.cookies.get('__Secure-senda_refresh');

/** Another browser with the same refresh cookie: a second tab, or a thief. */
export function withCookieOf(browser: Browser): Browser {
  return { ...newBrowser(), cookies: new Map([['senda_refresh', refreshCookieOf(browser)!]]) };
}
