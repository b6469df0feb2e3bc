import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { countMarks, deleteMark, findReviewToMark, insertMark } from './helpful-queries.ts';

/** Says that a review helped the user; again changes nothing. Returns how many people it helped. Throws `not_found` for a review that
 *  is not public, `own_review` also for those who sell its tour, `too_many_requests`. */
export async function markHelpful(context: Context, reviewId: string): Promise<{ helpful: number }> {
  const { database, clock } = context;
  const { id: userId } = signedIn(context);
  const review = await findReviewToMark(database.db, userId, reviewId);
  if (!review) throw new DomainError('not_found');
  if (review.isOwn) throw new DomainError('own_review');
  await throttle(context, 'helpfulReviews', userId);
  await insertMark(database.db, userId, reviewId, clock.now());
  return { helpful: await countMarks(database.db, reviewId) };
}

/** Takes it back, also from a review that was hidden meanwhile. Throws `too_many_requests`. */
export async function unmarkHelpful(context: Context, reviewId: string): Promise<{ helpful: number }> {
  const { database } = context;
  const { id: userId } = signedIn(context);
  await throttle(context, 'helpfulReviews', userId);
  await deleteMark(database.db, userId, reviewId);
  return { helpful: await countMarks(database.db, reviewId) };
}
