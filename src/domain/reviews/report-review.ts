import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ReportReason } from '#kernel/choices/report-reasons.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { reviewJobs } from './job-types.ts';
import { insertReport, isReviewShown } from './report-queries.ts';

type ReportInput = { reason: ReportReason; details?: string };

/** Stores the report and notifies the operator of the first undecided one. Throws `not_found` for a review that is not public,
 *  `invalid_input` on `details`, `too_many_requests`. */
export async function reportReview(
  context: Context,
  reviewId: string,
  { reason, details }: ReportInput,
): Promise<{ reason: ReportReason; reportedAt: string }> {
  if (reason === 'other' && details === undefined) throw invalid('details', 'required');
  if (!(await isReviewShown(context.database.db, reviewId))) throw new DomainError('not_found');
  await throttle(context, 'reviewReports', context.caller.address);
  const now = context.clock.now();
  const { user, language } = context.caller;
  const report = {
    id: newId(),
    reviewId,
    reason,
    details: details ?? null,
    userId: user?.id ?? null,
    language,
    reportedAt: now,
  };
  await context.database.transaction(async (transaction) => {
    if (await insertReport(transaction, report))
      await enqueue(transaction, reviewJobs['review-reported'], { reviewId, reportId: report.id }, now);
  });
  context.wakeJobs();
  return { reason, reportedAt: now.toISOString() };
}
