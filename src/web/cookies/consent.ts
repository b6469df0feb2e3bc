// What a visitor has agreed to, in the browser's storage. Without a choice nothing is agreed to.
import { useSyncExternalStore } from 'react';
import { setVia } from '#web/affiliates/via.ts';

const storageKey = 'consent';

/** What is optional. */
export const purposes = ['measurements', 'referrals'] as const;
export type Purpose = (typeof purposes)[number];
export type Consent = Record<Purpose, boolean> & { chosenAt: string };

const listeners = new Set<() => void>();

export function useConsent(): Consent | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return text === null ? null : parse(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const read = (): string | null => localStorage.getItem(storageKey);

/** What is not exactly a yes is a no. */
function parse(text: string): Consent | null {
  try {
    const { measurements, referrals, chosenAt } = JSON.parse(text) as Partial<Consent>;
    if (typeof chosenAt !== 'string') return null;
    return { measurements: measurements === true, referrals: referrals === true, chosenAt };
  } catch {
    return null;
  }
}

export function hasConsent(purpose: Purpose): boolean {
  const text = read();
  return text !== null && parse(text)?.[purpose] === true;
}

export function saveConsent(chosen: Record<Purpose, boolean>): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...chosen, chosenAt: new Date().toISOString() }));
  // What was kept by an agreement goes with it.
  if (!chosen.referrals) {
    localStorage.removeItem('via');
    setVia(undefined);
  }
  for (const listener of listeners) listener();
}

/** One more yes, asked for where it matters; the other choices stay as they are. */
export function agreeTo(purpose: Purpose): void {
  const text = read();
  const before = text === null ? null : parse(text);
  saveConsent({ measurements: false, referrals: false, ...before, [purpose]: true });
}

export function forgetConsent(): void {
  localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}
