import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import { present } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { addStars, takeStars } from '../catalogue/rating.ts';
import { findReported, insertDecision, lockReview, type ReviewToDecide, setHidden } from './report-queries.ts';
import { reportedReviewView } from './review-view.ts';

type Decided = { outcome: 'hidden' | 'kept' | 'restored'; basis?: 'law' | 'terms'; reasons: string };

/** Hides a review, keeps one that was reported, or shows a hidden one again. A hidden review counts for nothing: its stars
 *  leave the tour with it. Throws `not_found`, `review_state`, `invalid_input` on `basis`. */
export async function decideReview(context: Context, id: string, decided: Decided): Promise<ReportedReviewView> {
  const { outcome, basis, reasons } = decided;
  if (outcome === 'hidden' && !basis) throw invalid('basis', 'required');
  if (outcome !== 'hidden' && basis) throw invalid('basis', 'contradiction');
  const now = context.clock.now();
  const decidedBy = signedIn(context).id;
  const changed = await context.database.transaction(async (transaction) => {
    const review = await lockReview(transaction, id);
    if (!review) throw new DomainError('not_found');
    if (!mayBe(outcome, review)) throw new DomainError('review_state');
    await takeEffect(transaction, id, review, { outcome, now });
    const decision = { id: newId(), reviewId: id, outcome, basis: basis ?? null, reasons, decidedBy, decidedAt: now };
    await insertDecision(transaction, decision);
    await enqueue(transaction, 'review-decided', { reviewId: id, decisionId: decision.id }, now);
    return present(await findReported(transaction, id, context.caller.language), 'the review just decided');
  });
  context.wakeJobs();
  return reportedReviewView(changed);
}

function mayBe(outcome: Decided['outcome'], { isHidden, isReported }: ReviewToDecide): boolean {
  if (outcome === 'restored') return isHidden;
  // What was not reported may be hidden all the same; there is nothing to keep.
  return !isHidden && (outcome === 'hidden' || isReported);
}

async function takeEffect(
  db: Transaction<Tables>,
  id: string,
  { tourId, stars }: ReviewToDecide,
  { outcome, now }: { outcome: Decided['outcome']; now: Date },
): Promise<void> {
  if (outcome === 'kept') return;
  await setHidden(db, id, outcome === 'hidden' ? now : null);
  await (outcome === 'hidden' ? takeStars : addStars)(db, tourId, stars);
}
