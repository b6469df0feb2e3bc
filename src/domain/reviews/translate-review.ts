// A public review in another language, by the operator's translator. Without one there is no such address.
import { DomainError } from '#contract/domain-error.ts';
import type { ReviewTranslationView } from '#contract/reviews.ts';
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';
import { findPublicReview } from './review-queries.ts';

const retryAfterSeconds = 30;

/** What is in the language already stays as it was written. */
export async function translateReview(
  { database, translator, log }: Pick<Services, 'database' | 'translator' | 'log'>,
  id: string,
  to: Language,
): Promise<ReviewTranslationView> {
  const review = translator && (await findPublicReview(database.db, id));
  if (!review) throw new DomainError('not_found');
  const { comment, language, supplierReply, replyLanguage } = review;
  const translated = (text: string, from: Language) => (from === to ? text : translator(text, from, to));
  try {
    const [ofReview, ofReply] = await Promise.all([
      translated(comment, language),
      supplierReply && translated(supplierReply, replyLanguage ?? language),
    ]);
    return { comment: ofReview, supplierReply: ofReply, language: to };
  } catch (error) {
    log.warn('translation_failed', { review: id, error: String(error) });
    throw new DomainError('unavailable', { retryAfterSeconds });
  }
}
