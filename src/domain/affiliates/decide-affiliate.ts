import { randomBytes } from 'node:crypto';
import type { AdminAffiliateView } from '#contract/affiliates.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { spellOut } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { possibleDecisions, offeredPercent, type AffiliateOutcome } from './affiliate.ts';
import { updateAffiliateState, findAffiliateWithEmail } from './affiliate-queries.ts';
import { adminAffiliateView } from './affiliate-view.ts';
import { affiliateJobs } from './job-types.ts';

const actOf = { approved: 'affiliate_approve', declined: 'affiliate_decline', ended: 'affiliate_end' } as const;

/** Throws `not_found`, `affiliate_state`, `invalid_input` on `reasons`. The share is that of the current settings. */
export async function decideAffiliate(
  context: Context,
  id: string,
  { outcome, reasons }: { outcome: AffiliateOutcome; reasons?: string },
): Promise<AdminAffiliateView> {
  if (outcome !== 'approved' && !reasons) throw invalid('reasons', 'required');
  const percent = offeredPercent(await currentSettings(context));
  const now = context.clock.now();
  const decided = await context.database.transaction(async (transaction) => {
    const affiliate = await findAffiliateWithEmail(transaction, id);
    if (!affiliate) throw new DomainError('not_found');
    if (!possibleDecisions(affiliate.state, outcome)) throw new DomainError('affiliate_state');
    const terms = outcome === 'approved' ? { code: newCode(), percent } : {};
    const decision = { state: outcome, decidedAt: now, decidedBy: signedIn(context).id, reasons: reasons ?? null };
    if (!(await updateAffiliateState(transaction, id, affiliate.state, { ...decision, ...terms })))
      throw new DomainError('affiliate_state');
    await enqueue(transaction, affiliateJobs['affiliate-decided'], { affiliateId: id, outcome }, now);
    await recordActOf(context, transaction, { act: actOf[outcome], subjectId: id, reason: reasons });
    return assertDefined(await findAffiliateWithEmail(transaction, id), 'the affiliate just decided on');
  });
  context.wakeJobs();
  return adminAffiliateView(decided);
}

/** Eight letters, for use in addresses. */
const newCode = (): string => spellOut(randomBytes(8)).replace('-', '').toLowerCase();
