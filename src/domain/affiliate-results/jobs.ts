import { money } from '#kernel/money.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { markEarned } from '#domain/affiliates/referral-queries.ts';
import { affiliateShareEntries } from '#domain/payments/affiliate-entries.ts';
import { post } from '#domain/payments/ledger.ts';
import { findEarned } from './result-queries.ts';

const batch = 100;

/** Credits the shares of completed trips, each booking once and in its own transaction. */
async function creditAffiliates({ database, clock }: Services): Promise<void> {
  for (;;) {
    const earned = await findEarned(database.db, batch);
    for (const { bookingId } of earned) {
      const at = clock.now();
      await database.transaction(async (transaction) => {
        const earning = await markEarned(transaction, bookingId, at);
        if (!earning) return;
        const { affiliateId, shareMinor, currency } = earning;
        const entries = affiliateShareEntries(money(shareMinor, currency));
        await post(transaction, { bookingId, affiliateId, kind: 'affiliate_share', currency, entries, at });
      });
    }
    if (earned.length < batch) return;
  }
}

export const affiliateResultRecurringJobs: RecurringJobs = {
  'credit-affiliates': { everySeconds: 300, run: creditAffiliates },
};
