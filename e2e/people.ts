// Travellers who are signed in already, as the browser's storage and its cookies say it.
import { type BrowserContextOptions, request } from 'playwright-core';
import type { SessionView } from '#contract/accounts.ts';
import { marketplace } from './marketplace.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export type Traveller = SessionView & { email: string; password: string; storageState: StorageState };

let travellers = 0;

export const newEmail = (): string => `traveller-${process.pid}-${Date.now()}-${++travellers}@tests.example`;
export const password = 'a walk by the sea';

/** Somebody who has just registered. */
export async function newTraveller(): Promise<Traveller> {
  return enter('register', { email: newEmail(), password }, { role: 'client' });
}

export function signedIn(login: { email: string; password: string }): Promise<Traveller> {
  return enter('login', login);
}

/** A browser of theirs. */
export async function as(traveller: Promise<Traveller>): Promise<{ storageState: StorageState }> {
  return { storageState: (await traveller).storageState };
}

async function enter(
  door: 'login' | 'register',
  { email, password: secret }: { email: string; password: string },
  more = {},
): Promise<Traveller> {
  const { origin } = await marketplace();
  const browser = await request.newContext({ baseURL: origin });
  const answer = await browser.post(`/api/auth/${door}`, { data: { email, password: secret, ...more } });
  if (!answer.ok()) throw new Error(`${door}: ${answer.status()} ${await answer.text()}`);
  const session = (await answer.json()) as SessionView;
  const { cookies } = await browser.storageState();
  await browser.dispose();
  const localStorage = [
    { name: 'token', value: session.token },
    { name: 'user', value: JSON.stringify({ ...session.user, tokenEndsAt: session.expiresAt }) },
  ];
  return { ...session, email, password: secret, storageState: { cookies, origins: [{ origin, localStorage }] } };
}
