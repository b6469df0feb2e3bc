// Travellers who are already signed in, by the browser's storage and cookies.
import { type BrowserContextOptions, request } from '@playwright/test';
import type { SessionView } from '#contract/accounts/accounts.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { linkIn, mailTo } from './mails.ts';
import { marketplace } from './marketplace.ts';
import { traderNamed } from '#test/suppliers.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export type Traveller = SessionView & { email: string; password: string; storageState: StorageState };

let travellers = 0;

export const newEmail = (): string => `traveller-${process.pid}-${Date.now()}-${++travellers}@tests.example`;
/** Of everyone who has just registered, as a name is requested once before the first booking. */
export const travellerName = 'Robin Ferrer';
export const password = 'a walk by the sea';

/** A user who has just registered. */
export async function newTraveller(): Promise<Traveller> {
  return enter('register', { email: newEmail(), password }, { role: 'client', name: travellerName });
}

export function signedIn(login: { email: string; password: string }): Promise<Traveller> {
  return enter('login', login);
}

/** A user who has just registered and opened the link of the mail that confirms their address. */
export async function newConfirmedTraveller(): Promise<Traveller> {
  const traveller = await newTraveller();
  const secret = linkIn(await mailTo(traveller.email, /^Please confirm your e-mail address$/)).split('#')[1];
  // From their own session: confirmed from elsewhere, it would end.
  await api('POST', '/auth/email-confirmation', { token: traveller.token, body: { token: secret } });
  return traveller;
}

/** Recent authentication in their session, for what requires it. */
export async function reauthenticate({ token, password: known }: Traveller): Promise<void> {
  await api('PUT', '/auth/me/proof', { token, body: { password: known } });
}

/** A browser of theirs. */
export async function storageStateOf(traveller: Promise<Traveller>): Promise<{ storageState: StorageState }> {
  return { storageState: (await traveller).storageState };
}

async function enter(
  operation: 'login' | 'register',
  { email, password: secret }: { email: string; password: string },
  more = {},
): Promise<Traveller> {
  const { origin } = await marketplace();
  const browser = await request.newContext({ baseURL: origin });
  const response = await browser.post(`/api/auth/${operation}`, { data: { email, password: secret, ...more } });
  if (!response.ok()) throw new Error(`${operation}: ${response.status()} ${await response.text()}`);
  const session = (await response.json()) as SessionView;
  const { cookies } = await browser.storageState();
  await browser.dispose();
  const { user, expiresAt: tokenEndsAt } = session;
  const { id, name, email: address, photo, role, staff_role, member_role, language } = user;
  const localStorage = [
    { name: 'hasSignedIn', value: '1' },
    { name: 'token', value: session.token },
    { name: 'user', value: JSON.stringify({ id, name, email: address, photo, role, language, tokenEndsAt }) },
    ...[staff_role ?? member_role ?? []].flat().map((value) => ({ name: 'ownRole', value })),
  ];
  return { ...session, email, password: secret, storageState: { cookies, origins: [{ origin, localStorage }] } };
}

/** A supplier who has just registered, of euros; not verified yet. */
export function newSupplier(name: string): Promise<Traveller> {
  const supplier = traderNamed(name);
  const login = { email: newEmail(), password: 'fifteen lanterns by the sea' };
  return enter('register', login, { role: 'supplier', supplier });
}

/** Whose tours may go on sale. */
export async function newVerifiedSupplier(name: string): Promise<Traveller> {
  const supplier = await newSupplier(name);
  const { id } = await api<SupplierView>('GET', '/supplier', { token: supplier.token });
  const { token } = await signedIn(demoLogins.operator);
  await api('POST', `/admin/suppliers/${id}/check`, { token, body: { outcome: 'verified' } });
  return supplier;
}
