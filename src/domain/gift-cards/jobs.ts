import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { payWithinMinutes } from './gift-card.ts';
import { lapseGiftCards } from './gift-card-queries.ts';

export const giftCardClock: RecurringJobs = {
  'lapse-gift-cards': {
    everySeconds: 300,
    run: ({ database, clock }) =>
      lapseGiftCards(database.read, new Date(clock.now().getTime() - payWithinMinutes * 60_000)),
  },
};
