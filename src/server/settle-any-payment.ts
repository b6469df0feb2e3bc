// What a provider tells of a payment goes to whatever was paid for.
import { DomainError } from '#contract/domain-error.ts';
import { settlePayment } from '#domain/bookings/settle-payment.ts';
import { settleGiftCard } from '#domain/gift-cards/settle-gift-card.ts';
import { findPaymentByToken } from '#domain/payments/payment-queries.ts';
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';

/** Returns where whoever paid goes on, and their language. Throws `not_found` for a token that no payment has. */
export async function settleAnyPayment(
  services: Services,
  pageToken: string,
  outcome: 'paid' | 'abandoned',
): Promise<{ path: string; language: Language }> {
  const payment = await findPaymentByToken(services.database.read, pageToken);
  const { bookingId, giftCardId } = payment ?? { bookingId: null, giftCardId: null };
  if (payment && bookingId !== null) {
    const language = await settlePayment(services, { ...payment, bookingId }, outcome);
    return { path: `/bookings/${bookingId}`, language };
  }
  if (!payment || giftCardId === null) throw new DomainError('not_found');
  const language = await settleGiftCard(services, { ...payment, giftCardId }, outcome);
  return { path: `/gift-cards?order=${outcome}#mine`, language };
}
