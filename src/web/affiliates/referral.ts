// Through whose link somebody came: in the memory of the page, and for 30 days in the browser's storage where the visitor
// agreed to that.
import { hasConsent } from '#web/cookies/consent.ts';
import { setVia } from './via.ts';

const storageKey = 'via';

export type Click = { id: string; endsAt: string };

export function noteClick(click: Click): void {
  setVia(click.id);
  if (hasConsent('referrals')) localStorage.setItem(storageKey, JSON.stringify(click));
}

/** At the start of a page, for whoever agreed before. */
export function recallClick(): void {
  const click = hasConsent('referrals') ? stored() : null;
  if (click && Date.parse(click.endsAt) > Date.now()) setVia(click.id);
  else localStorage.removeItem(storageKey);
}

function stored(): Click | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Click | null;
  } catch {
    return null;
  }
}
