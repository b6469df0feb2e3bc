// Signing in with codes that are mailed, as people do it.
import assert from 'node:assert/strict';
import { testApp } from '#test/app.ts';
import { type Browser, call, type CallResult, newBrowser, newEmail } from '#test/browser.ts';
import { mailsTo } from '#test/mail-links.ts';

export const requestCode = async (email: string, browser = newBrowser()): Promise<CallResult> =>
  call(await testApp(), 'requestSignInCode', { body: { email }, browser });

export const enterCode = async (email: string, code: string, browser = newBrowser()): Promise<CallResult> =>
  call(await testApp(), 'signInWithCode', { body: { email, code }, browser });

/** The latest code that was mailed. */
export async function mailedCode(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ event }) => event.startsWith('sign_in_code:'));
  return /\b\d{4} \d{4}\b/.exec(mail!.bodyText)![0];
}

export async function signInByCode(email: string, browser = newBrowser()): Promise<CallResult> {
  assert.equal((await requestCode(email)).status, 204);
  return enterCode(email, await mailedCode(email), browser);
}

/** A traveller whose account has no password, in a browser of theirs. */
export async function newTravellerByCode(): Promise<{ email: string; browser: Browser }> {
  const email = newEmail('by-code');
  const browser = newBrowser();
  const { status, body } = await signInByCode(email, browser);
  assert.equal(status, 200, JSON.stringify(body));
  return { email, browser };
}

/** The status, with the field and the rule of the first error. */
export const refusalOf = ({ status, fields }: CallResult) => [status, fields?.[0]?.field, fields?.[0]?.rule];
