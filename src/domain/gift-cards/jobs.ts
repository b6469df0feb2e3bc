import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { endStartedGiftCardPayments } from '#domain/payments/payment-queries.ts';
import { payWithinMinutes } from './gift-card.ts';
import { expireGiftCards } from './gift-card-queries.ts';

export const giftCardRecurringJobs: RecurringJobs = {
  'expire-unpaid-gift-cards': { everySeconds: 300, run: expireUnpaid },
};

async function expireUnpaid({ database, clock }: Services): Promise<void> {
  const orderedBefore = new Date(clock.now().getTime() - payWithinMinutes * 60_000);
  await database.transaction(async (transaction) =>
    endStartedGiftCardPayments(transaction, await expireGiftCards(transaction, orderedBefore)),
  );
}
