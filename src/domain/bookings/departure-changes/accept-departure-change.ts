import type { BookingView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { endFreeChoice } from '../changes/change-queries.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { bookingView } from '../reading/booking-view.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';

/** From then on the terms of the booking hold again. Throws `not_found`; `booking_state` if there is nothing to accept. */
export async function acceptDepartureChange(context: Context, id: string): Promise<BookingView> {
  const now = context.clock.now();
  const row = await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, id);
    const booking = await ownPlacedBooking(context, transaction, id);
    const isToAnswer = booking.state === 'on_hold' || booking.state === 'pending' || booking.state === 'confirmed';
    if (!isToAnswer || !(await endFreeChoice(transaction, id, now))) throw new DomainError('booking_state');
    return ownPlacedBooking(context, transaction, id);
  });
  return bookingView(row, {
    language: context.caller.language,
    now,
    payUrl: providerFor(context.config).pageUrl,
    secrets: context.secrets,
  });
}
