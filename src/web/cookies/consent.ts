// The visitor's consent, in the browser's storage. Without a choice there is no consent.
import { useSyncExternalStore } from 'react';
import { setClickId } from '#web/affiliates/current-click.ts';

const storageKey = 'consent';

/** The optional purposes. */
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

/** Anything but true means no. */
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
  // What was stored by that consent is deleted with it.
  if (!chosen.referrals) {
    localStorage.removeItem('via');
    setClickId(undefined);
  }
  for (const listener of listeners) listener();
}

/** Consents to one more purpose; the other choices stay. */
export function addConsent(purpose: Purpose): void {
  const text = read();
  const before = text === null ? null : parse(text);
  saveConsent({ measurements: false, referrals: false, ...before, [purpose]: true });
}

export function deleteConsent(): void {
  localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}
