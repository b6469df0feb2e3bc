import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { isOwnOrigin } from './own-origin.ts';

/** The place a passkey belongs to: the browser's own, where that is ours, else APP_URL. */
export type RelyingParty = { id: string; origin: string };

/** Throws DomainError malformed for a call from a foreign page. */
export function relyingParty({ config, caller }: Pick<Context, 'config' | 'caller'>): RelyingParty {
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const { hostname, origin } = new URL(caller.origin ?? config.appUrl);
  return { id: hostname, origin };
}
