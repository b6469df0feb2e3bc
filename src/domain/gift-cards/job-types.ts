import { declareJobs, job } from '#platform/jobs/job-types.ts';

type GiftCardJob = { giftCardId: string };

export const giftCardJobs = declareJobs({
  'gift-card-paid': job<GiftCardJob>({ urgent: true }),
  'gift-card-due': job<GiftCardJob>({ urgent: true }),
  /** `sentAt`: when the mail that is lost was sent. */
  'gift-card-lost': job<GiftCardJob & { sentAt: string }>({ urgent: true }),
  'gift-card-withdrawn': job<GiftCardJob>(),
});
