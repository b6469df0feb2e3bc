import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { attributionMs } from './attribution.ts';
import { insertClick } from './referral-queries.ts';

/** Throws `not_found` for a code that does not exist (any more). */
export async function recordClick(
  context: Context,
  code: string,
): Promise<{ id: string; name: string; endsAt: string }> {
  await throttle(context, 'affiliateClicks', context.caller.address);
  const click = { id: newId(), code: code.toLowerCase(), at: context.clock.now() };
  const affiliate = await insertClick(context.database.db, click);
  if (!affiliate) throw new DomainError('not_found');
  return { id: click.id, name: affiliate.name, endsAt: new Date(click.at.getTime() + attributionMs).toISOString() };
}
