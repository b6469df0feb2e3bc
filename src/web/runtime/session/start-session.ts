// Starts the session of a sign-in, with the account's saved currency.
import type { SessionView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { call } from '../api/api.ts';
import { showCurrency } from './preferences.ts';
import { saveSession } from './session.ts';

/** A currency chosen in this browser takes precedence over the account's. */
export function startSession(session: SessionView): void {
  saveSession(session);
  if (session.user.currency && !localStorage.getItem('currency')) void adoptCurrency(session.user.currency);
}

/** Not stored, so that a later change in the account still reaches this browser. The cookie is set first; the server refuses a currency that is not available. */
async function adoptCurrency(currency: NonNullable<SessionView['user']['currency']>): Promise<void> {
  try {
    await call(paths.setCurrency, { body: { currency } });
    showCurrency(currency);
  } catch (problem) {
    console.warn('currency of the account not shown', problem);
  }
}
