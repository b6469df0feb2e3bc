// Who is signed in, as the browser's storage says it: a token and a user, both or nobody.
// A small store outside the loaders: null on the server and in the first client render, so a cached page fits everyone.
import { useSyncExternalStore } from 'react';
import type { SessionView, UserView } from '#contract/accounts.ts';

/** `tokenEndsAt` travels with the user, so that no further key is needed. */
export type StoredUser = UserView & { tokenEndsAt?: string };
export type Session = { token: string; user: StoredUser };

const listeners = new Set<() => void>();
const endings = new Set<() => void>();
let read: { token: string | null; user: string | null; session: Session | null } | null = null;

export function getSession(): Session | null {
  if (typeof localStorage === 'undefined') return null;
  const token = localStorage.getItem('token');
  const user = localStorage.getItem('user');
  if (!read || read.token !== token || read.user !== user) read = { token, user, session: parse(token, user) };
  return read.session;
}

function parse(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as StoredUser };
  } catch {
    return null;
  }
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, getSession, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function saveSession({ user, token, expiresAt }: SessionView): void {
  if (getSession()?.user.id !== user.id) forgetTickets();
  localStorage.setItem('token', token);
  saveUser({ ...user, tokenEndsAt: expiresAt });
}

/** After the profile changed; the token's end stays known. */
export function saveUser(user: StoredUser): void {
  const tokenEndsAt = user.tokenEndsAt ?? getSession()?.user.tokenEndsAt;
  // A picture may be a long data URL until the server has stored it; only addresses are kept here.
  localStorage.setItem('user', JSON.stringify({ ...user, tokenEndsAt }));
  tell();
}

export function clearSession(): void {
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  tell();
}

let told: Session | null = null;

function tell(): void {
  told = getSession();
  if (!told) forgetTickets();
  for (const listener of listeners) listener();
}

/** Those kept to be read without network (app/kept-tickets.ts) are for who is signed in. */
function forgetTickets(): void {
  // Storage can be forbidden; then nothing was kept.
  void globalThis.caches?.delete('tickets').catch(() => false);
}

/** A personal call was refused: the session is over. */
export function endSession(): void {
  clearSession();
  for (const ending of endings) ending();
}

export function whenSessionEnds(ending: () => void): void {
  endings.add(ending);
}

/** Once a second, and when another tab writes: a token that has gone signs out here too. */
export function watchSession(): void {
  told = getSession();
  const look = () => {
    if (getSession() !== told) tell();
  };
  setInterval(look, 1000);
  addEventListener('storage', look);
}
