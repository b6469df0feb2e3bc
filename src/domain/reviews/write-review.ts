import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { OwnReviewView } from '#contract/reviews.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { markReviewed } from '#domain/bookings/lifecycle/lifecycle-queries.ts';
import { addStars } from '#domain/catalogue/rating.ts';
import { authorName } from './author-name.ts';
import { findBookingToReview, findOwnReview, findReviewer, insertReview } from './own-review-queries.ts';
import { attachPhotos } from './photo-queries.ts';
import { ownReviewView } from './review-view.ts';

export type ReviewInput = {
  bookingId?: string;
  stars: number;
  comment: string;
  language?: Language;
  photos?: string[];
};

/**
 * Stores the review of a completed trip and adds its stars to the tour, in one transaction.
 * Throws `not_found` (no such booking of this user and tour), `booking_state` (not over, or neither paid nor attended), `already_reviewed`,
 * `invalid_input` on `photos` (one that does not wait, or not for this user).
 */
export async function writeReview(context: Context, tourId: string, input: ReviewInput): Promise<OwnReviewView> {
  const { id: userId } = signedIn(context);
  const { language: shownIn, idempotencyKey } = context.caller;
  const request = { userId, operation: 'writeReview', key: idempotencyKey, input: { tourId, ...input } };
  return withIdempotency(context, request, async (transaction) => {
    const id = await storeReview(transaction, {
      userId,
      tourId,
      input,
      language: input.language ?? shownIn,
      now: context.clock.now(),
    });
    const review = assertDefined(await findOwnReview(transaction, userId, id, shownIn), 'the review just written');
    return ownReviewView(review, context);
  });
}

type ReviewToStore = { userId: string; tourId: string; input: ReviewInput; language: Language; now: Date };

async function storeReview(
  transaction: Transaction<Tables>,
  { userId, tourId, input, language, now }: ReviewToStore,
): Promise<string> {
  const booking = await findBookingToReview(transaction, userId, tourId, input.bookingId);
  if (!booking) throw new DomainError('not_found');
  if (!booking.isTripTaken) throw new DomainError('booking_state');
  const author = authorName(await findReviewer(transaction, userId), language);
  const { stars, comment, photos: photoIds = [] } = input;
  const review = {
    id: newId(),
    tourId,
    bookingId: booking.id,
    userId,
    author,
    stars,
    comment,
    language,
    writtenAt: now,
  };
  if (!(await insertReview(transaction, review))) throw new DomainError('already_reviewed');
  if (!(await attachPhotos(transaction, { userId, reviewId: review.id, ids: photoIds })))
    throw invalid('photos', 'unknown_value');
  await addStars(transaction, tourId, stars);
  await markReviewed(transaction, booking.id, now);
  return review.id;
}
