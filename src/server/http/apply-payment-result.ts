// Applies a payment result of a provider to the booking or gift card that was paid for.
import { DomainError } from '#contract/domain-error.ts';
import { applyBookingPayment } from '#domain/bookings/lifecycle/apply-booking-payment.ts';
import { applyGiftCardPayment } from '#domain/gift-cards/apply-gift-card-payment.ts';
import { findPaymentByToken } from '#domain/payments/payment-queries.ts';
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';

/** Returns the path where the payer continues, and their language. Throws `not_found` for an unknown token. */
export async function applyPaymentResult(
  services: Services,
  pageToken: string,
  outcome: 'paid' | 'abandoned',
): Promise<{ path: string; language: Language }> {
  const payment = await findPaymentByToken(services.database.read, pageToken);
  const { bookingId, giftCardId } = payment ?? { bookingId: null, giftCardId: null };
  if (payment && bookingId !== null) {
    const language = await applyBookingPayment(services, { ...payment, bookingId }, outcome);
    return { path: `/bookings/${bookingId}${outcome === 'paid' ? '?payment=paid' : ''}`, language };
  }
  if (!payment || giftCardId === null) throw new DomainError('not_found');
  const language = await applyGiftCardPayment(services, { ...payment, giftCardId }, outcome);
  return { path: `/gift-cards?order=${outcome}#mine`, language };
}
