import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { isOwnOrigin } from '../sessions/own-origin.ts';

/** The domain that a passkey belongs to: that of the request if it is ours, else that of APP_URL. */
export type RelyingParty = { id: string; origin: string };

/** Throws DomainError malformed for a call from a foreign page. */
export function relyingParty({ config, caller }: Pick<Context, 'config' | 'caller'>): RelyingParty {
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const { hostname, origin } = new URL(caller.origin ?? config.appUrl);
  return { id: hostname, origin };
}
