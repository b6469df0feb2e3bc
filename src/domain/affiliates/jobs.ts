import { attributionDays } from '#kernel/referrals.ts';
import { money } from '#kernel/money.ts';
import { retention, monthsBefore } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { affiliateShareEntries } from '../payments/affiliate-entries.ts';
import { post } from '../payments/ledger.ts';
import { deleteDeclinedBefore } from './affiliate-queries.ts';
import { deleteClicksBefore, findEarned, markEarned } from './referral-queries.ts';

const batch = 100;

/** Credits the shares of completed trips, each booking once and in its own transaction. */
async function creditAffiliates({ database, clock }: Services): Promise<void> {
  for (;;) {
    const earned = await findEarned(database.read, batch);
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

/** Clicks are stored as long as they can count for a booking, declined applications as the privacy policy says. */
async function deleteOldAffiliates({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteClicksBefore(database.read, new Date(now.getTime() - attributionDays * 24 * 3600_000));
  await deleteDeclinedBefore(database.read, monthsBefore(now, retention.applicationMonths));
}

export const affiliateRecurringJobs: RecurringJobs = {
  'credit-affiliates': { everySeconds: 300, run: creditAffiliates },
  'purge-old-affiliates': { everySeconds: 3600, run: deleteOldAffiliates },
};
