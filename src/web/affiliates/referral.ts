// The affiliate click of this visit: in memory, and for 30 days in the browser's storage if the visitor has consented to
// that.
import { hasConsent } from '#web/cookies/consent.ts';
import { setClickId } from './current-click.ts';

const storageKey = 'via';

export type Click = { id: string; endsAt: string };

export function saveClick(click: Click): void {
  setClickId(click.id);
  if (hasConsent('referrals')) localStorage.setItem(storageKey, JSON.stringify(click));
}

/** On page load: restores a click that was stored with consent. */
export function restoreClick(): void {
  const click = hasConsent('referrals') ? readStoredClick() : null;
  if (click && Date.parse(click.endsAt) > Date.now()) setClickId(click.id);
  else localStorage.removeItem(storageKey);
}

function readStoredClick(): Click | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Click | null;
  } catch {
    return null;
  }
}
