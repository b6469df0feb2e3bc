import { DomainError } from '#contract/domain-error.ts';
import type { SupplierReviewView } from '#contract/reviews.ts';
import type { Language } from '#kernel/languages.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findSupplierReview, setReply } from './own-review-queries.ts';
import { supplierReviewView } from './review-view.ts';

/** Replies to a review of the supplier's own tour, or replaces the reply. Throws `not_found`. */
export async function replyToReview(
  context: Context,
  id: string,
  { reply, language }: { reply: string; language?: Language },
): Promise<SupplierReviewView> {
  const { database, clock, caller } = context;
  const { id: userId } = signedIn(context);
  const stored = { text: reply, language: language ?? caller.language, repliedAt: clock.now() };
  if (!(await setReply(database.db, userId, id, stored))) throw new DomainError('not_found');
  const review = await findSupplierReview(database.db, userId, id, caller.language);
  if (!review) throw new DomainError('not_found');
  return supplierReviewView(review);
}

/** Throws `not_found`. */
export async function removeReply(context: Context, id: string): Promise<void> {
  if (!(await setReply(context.database.db, signedIn(context).id, id, null))) throw new DomainError('not_found');
}
