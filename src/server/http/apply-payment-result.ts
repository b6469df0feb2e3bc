// Applies a payment result of a provider to the booking, the order or the gift card that was paid for.
import { DomainError } from '#contract/domain-error.ts';
import { applyBookingPayment, type BookingPayment } from '#domain/bookings/lifecycle/apply-booking-payment.ts';
import { applyGiftCardPayment } from '#domain/gift-cards/apply-gift-card-payment.ts';
import { findPaymentsOfPage } from '#domain/payments/payment-queries.ts';
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';

/** Returns the path where the payer continues, and their language. Throws `not_found` for an unknown token. */
export async function applyPaymentResult(
  services: Services,
  pageToken: string,
  outcome: 'paid' | 'abandoned',
): Promise<{ path: string; language: Language }> {
  const payments = await findPaymentsOfPage(services.database.db, pageToken);
  const ofBookings = payments.filter((one): one is BookingPayment => one.bookingId !== null);
  if (ofBookings.length > 0) {
    const { language, orderId, isOfChange } = await applyBookingPayment(services, ofBookings, outcome);
    const path = ofBookings.length > 1 ? `/orders/${orderId}` : `/bookings/${ofBookings[0]!.bookingId}`;
    const query = outcome === 'paid' ? `?payment=${isOfChange ? 'change' : 'paid'}` : '';
    return { path: `${path}${query}`, language };
  }
  const [payment] = payments;
  const giftCardId = payment?.giftCardId;
  if (!payment || !giftCardId) throw new DomainError('not_found');
  const language = await applyGiftCardPayment(services, { ...payment, giftCardId }, outcome);
  return { path: `/gift-cards?order=${giftCardId}#mine`, language };
}
