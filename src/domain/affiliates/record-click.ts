import { attributionDays } from '#contract/affiliates.paths.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { insertClick, insertReferral } from './referral-queries.ts';

const attributionMs = attributionDays * 24 * 3600_000;

/** Throws `not_found` for a code that nobody has, or no longer. */
export async function recordClick(
  context: Context,
  code: string,
): Promise<{ id: string; name: string; endsAt: string }> {
  await throttle(context, 'affiliateClicks', context.caller.address);
  const click = { id: newId(), code: code.toLowerCase(), at: context.clock.now() };
  const affiliate = await insertClick(context.database.read, click);
  if (!affiliate) throw new DomainError('not_found');
  return { id: click.id, name: affiliate.name, endsAt: new Date(click.at.getTime() + attributionMs).toISOString() };
}

/** A booking that came through a link. What cannot be counted is not, and keeps nobody from booking. */
export async function recordReferral({ database, clock }: Context, bookingId: string, clickId: string): Promise<void> {
  const at = clock.now();
  const clickedAfter = new Date(at.getTime() - attributionMs);
  await insertReferral(database.read, { bookingId, clickId, clickedAfter, at });
}
