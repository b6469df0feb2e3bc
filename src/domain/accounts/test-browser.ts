// For tests: browsers that keep their cookies and their token, in front of the whole application.
import type { SessionView } from '#contract/accounts.ts';
import { accountPaths } from '#contract/accounts.paths.ts';
import type { Answer, TestApp } from '#test/app.ts';

export const password = 'quiet harbour lamp';

export type Browser = { address?: string; token?: string; cookies: Map<string, string>; setCookies: string[] };
export type Reply = Answer & { code?: string; fields?: { field: string; rule: string; message: string }[] };
type Send = { body?: unknown; origin?: string; browser?: Browser };

export const newBrowser = (address?: string): Browser => ({ address, cookies: new Map(), setCookies: [] });

export async function call(app: TestApp, name: keyof typeof accountPaths, { body, origin, browser = newBrowser() }: Send = {}): Promise<Reply> {
  const { method, path } = accountPaths[name];
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { ...(cookie && { cookie }), ...(origin && { origin }) };
  const answer = await app.send(method, `/api${path}`, { body, token: browser.token, headers, address: browser.address });
  for (const line of answer.headers.getSetCookie()) keep(browser, line);
  if (answer.status < 300 && (answer.body as SessionView).token) browser.token = answer.body.token;
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
