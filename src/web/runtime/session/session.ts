// Who is signed in, as stored in the browser: a token and a user, both or neither.
// A small store: null on the server and in the first client render, so that a cached page fits everyone.
import { useSyncExternalStore } from 'react';
import type { SessionView, UserView } from '#contract/accounts/accounts.ts';

/** All that is stored of a user; the role of a member of staff or of a supplier has a key of its own (may.ts). */
const userKeys = ['id', 'name', 'email', 'photo', 'role', 'language', 'tokenEndsAt'] satisfies (keyof StoredUser)[];

export type StoredUser = Pick<UserView, 'id' | 'name' | 'email' | 'photo' | 'role' | 'language'> & {
  tokenEndsAt?: string;
};
export type Session = { token: string; user: StoredUser };

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let endedUnnoticed = false;
let hasEnded = false;
/** The whole account as last loaded; in memory only. */
let account: UserView | null = null;
let readText = '';
let readSession: Session | null = null;

export function getSession(): Session | null {
  if (typeof localStorage === 'undefined') return null;
  const token = localStorage.getItem('token');
  const user = localStorage.getItem('user');
  const text = `${token} ${user} ${localStorage.getItem('ownRole')}`;
  if (readText !== text) readSession = parse(token, user);
  readText = text;
  return readSession;
}

function parse(token: string | null, user: string | null): Session | null {
  try {
    return token && user ? { token, user: JSON.parse(user) as StoredUser } : null;
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

/** Null until the account of the signed-in user has been loaded. */
export function useAccount(): UserView | null {
  return useSyncExternalStore(
    subscribe,
    () => (account?.id === getSession()?.user.id ? account : null),
    () => null,
  );
}

/** False in a session that was stored without it, until the account is loaded (may.ts). */
export const isOwnRoleKnown = (): boolean =>
  getSession()?.user.role === 'client' ||
  localStorage.getItem('ownRole') !== null ||
  account?.id === getSession()?.user.id;

export function saveSession({ user, token, expiresAt }: SessionView): void {
  if (getSession()?.user.id !== user.id) deleteTickets();
  hasEnded = false;
  localStorage.setItem('hasSignedIn', '1');
  localStorage.setItem('token', token);
  saveUser(user, expiresAt);
}

/** After a change of the profile; the token's expiry stays. Nothing is stored once the session has ended. */
export function saveUser(user: UserView, tokenEndsAt = getSession()?.user.tokenEndsAt): void {
  if (!localStorage.getItem('token')) return;
  account = user;
  const ownRole = user.staff_role ?? user.member_role;
  if (ownRole) localStorage.setItem('ownRole', ownRole);
  else localStorage.removeItem('ownRole');
  localStorage.setItem('user', JSON.stringify({ ...user, tokenEndsAt }, userKeys));
  notifyListeners();
}

/** `isOver`: not by an act of the person, like signing out, but because it has expired or was ended elsewhere. */
export function clearSession(isOver = false): void {
  hasEnded = isOver;
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  localStorage.removeItem('ownRole');
  notifyListeners();
}

/** Until this tab signs in or out: whichever way leads to the sign-in page, it says that the session has ended. */
export const hasSessionEnded = (): boolean => hasEnded;

let announced: Session | null = null;

function notifyListeners(): void {
  announced = getSession();
  if (!announced) deleteTickets();
  for (const listener of listeners) listener();
}

/** Tickets stored for offline use (offline/) belong to the signed-in user. */
function deleteTickets(): void {
  // Storage may be forbidden; then nothing was stored.
  void globalThis.caches?.delete('tickets').catch(() => false);
}

/** A personal call was refused with 401: the session is over. */
export function endSession(): void {
  clearSession(true);
  endedUnnoticed = endListeners.size === 0;
  for (const listener of endListeners) listener();
}

/** The first page loads its data before anyone subscribes: a session that ended meanwhile is reported now. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  if (endedUnnoticed) listener();
  endedUnnoticed = false;
  return () => void endListeners.delete(listener);
}

/** Every second, and when another tab writes: if the token is gone this tab signs out too. */
export function watchSession(): void {
  announced = getSession();
  const checkSession = () => {
    if (getSession() === announced) return;
    hasEnded ||= !getSession();
    notifyListeners();
  };
  setInterval(checkSession, 1000);
  addEventListener('storage', checkSession);
}
