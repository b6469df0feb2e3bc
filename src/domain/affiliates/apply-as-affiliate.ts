import type { affiliateEndpoints, AffiliationView } from '#contract/affiliates.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findAffiliate, insertApplication } from './affiliate-queries.ts';
import { affiliationView } from './affiliate-view.ts';
import { affiliateJobs } from './job-types.ts';

type ApplicationInput = InputOf<(typeof affiliateEndpoints)['applyAsAffiliate']>['body'];

/** Stores the application and notifies both sides. Throws `affiliate_state` if there is one already. */
export async function applyAsAffiliate(context: Context, input: ApplicationInput): Promise<AffiliationView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'messages', context.caller.address);
  const { database, clock, caller, config } = context;
  const now = clock.now();
  const affiliate = await database.transaction(async (transaction) => {
    const { kind, name, link, message } = input;
    const base = { id: newId(), userId, language: caller.language, appliedAt: now };
    const application = { ...base, kind, name, link, message };
    const affiliateId = await insertApplication(transaction, application);
    if (!affiliateId) throw new DomainError('affiliate_state');
    await enqueue(transaction, affiliateJobs['affiliate-applied'], { affiliateId, appliedAt: now.toISOString() }, now);
    return assertDefined(await findAffiliate(transaction, { id: affiliateId }), 'the application just made');
  });
  context.wakeJobs();
  return affiliationView(affiliate, config.appUrl);
}
