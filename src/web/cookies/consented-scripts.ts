// Runs what the visitor has consented to; each function checks the consent for its own purpose.
import { restoreClick } from '#web/affiliates/referral.ts';
import { measureWithConsent } from './measure.ts';

export function runConsentedScripts(): void {
  measureWithConsent();
  restoreClick();
}
