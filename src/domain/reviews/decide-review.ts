import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { addStars, removeStars } from '#domain/catalogue/rating.ts';
import { reviewJobs } from './job-types.ts';
import { findReported, insertDecision, lockReview, type ReviewToDecide, setHidden } from './report-queries.ts';
import { reportedReviewView } from './review-view.ts';

const actOf = { hidden: 'review_hide', kept: 'review_keep', restored: 'review_restore' } as const;

type DecisionInput = { outcome: 'hidden' | 'kept' | 'restored'; basis?: 'law' | 'terms'; reasons: string };

/** Hides a review, keeps a reported one, or restores a hidden one. A hidden review does not count: its stars
 *  are removed from the tour. Throws `not_found`, `review_state`, `invalid_input` on `basis`. */
export async function decideReview(context: Context, id: string, input: DecisionInput): Promise<ReportedReviewView> {
  const { outcome, basis, reasons } = input;
  if (outcome === 'hidden' && !basis) throw invalid('basis', 'required');
  if (outcome !== 'hidden' && basis) throw invalid('basis', 'contradiction');
  const now = context.clock.now();
  const decidedBy = signedIn(context).id;
  const changed = await context.database.transaction(async (transaction) => {
    const review = await lockReview(transaction, id);
    if (!review) throw new DomainError('not_found');
    if (!canBeDecided(outcome, review)) throw new DomainError('review_state');
    await applyDecision(transaction, id, review, { outcome, now });
    const decision = { id: newId(), reviewId: id, outcome, basis: basis ?? null, reasons, decidedBy, decidedAt: now };
    await insertDecision(transaction, decision);
    await enqueue(transaction, reviewJobs['review-decided'], { reviewId: id, decisionId: decision.id }, now);
    await recordActOf(context, transaction, { act: actOf[outcome], subjectId: id, reason: reasons });
    return assertDefined(await findReported(transaction, id, context.caller.language), 'the review just decided');
  });
  context.wakeJobs();
  return reportedReviewView(changed, context);
}

function canBeDecided(outcome: DecisionInput['outcome'], { isHidden, isReported }: ReviewToDecide): boolean {
  if (outcome === 'restored') return isHidden;
  // A review without reports can be hidden, but not kept.
  return !isHidden && (outcome === 'hidden' || isReported);
}

async function applyDecision(
  db: Transaction<Tables>,
  id: string,
  { tourId, stars }: ReviewToDecide,
  { outcome, now }: { outcome: DecisionInput['outcome']; now: Date },
): Promise<void> {
  if (outcome === 'kept') return;
  await setHidden(db, id, outcome === 'hidden' ? now : null);
  await (outcome === 'hidden' ? removeStars : addStars)(db, tourId, stars);
}
