import type { BookingCardView } from '#contract/bookings.ts';
import type { actingEndpoints } from '#contract/operator/acting.ts';
import { changeBooking } from '#domain/bookings/changes/change-booking.ts';
import { quoteChange } from '#domain/bookings/changes/quote-change.ts';
import { cancelBooking, quoteCancellation } from '#domain/bookings/lifecycle/cancel-booking.ts';
import { listOwnBookings } from '#domain/bookings/reading/booking-queries.ts';
import { bookingCardView } from '#domain/bookings/reading/booking-view.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { asTraveller, endActing, readActing, readRunningActing, startActing } from './act-for-traveller.ts';

export const actingHandlers: Handlers<typeof actingEndpoints> = {
  startActing: (context, { params, body }) => startActing(context, params.id, body.reason),
  getRunningActing: readRunningActing,
  getActing: (context, { params }) => readActing(context, params.id),
  endActing: (context, { params }) => endActing(context, params.id),

  async listBookingsAsTraveller(context, { params, query: { page, pageSize } }) {
    const traveller = await asTraveller(context, params.id);
    const { language } = traveller.caller;
    const now = traveller.clock.now();
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const question = { userId: signedIn(traveller).id, language, reviewable: false, now, ...range };
    const { rows, total } = await listOwnBookings(traveller.database.db, question);
    const viewing = { language, now, payUrl: providerFor(traveller.config).pageUrl };
    const data = rows.map((row) => withoutPayment(bookingCardView(row, viewing)));
    return { data, page, pageSize, total };
  },
  async quoteCancellationAsTraveller(context, { params }) {
    const traveller = await asTraveller(context, params.id);
    return quoteCancellation(traveller, ownBooking(traveller, params.bookingId));
  },
  async cancelBookingAsTraveller(context, { params, body }) {
    const traveller = await asTraveller(context, params.id);
    return cancelBooking(traveller, ownBooking(traveller, params.bookingId), body);
  },
  quoteChangeAsTraveller: async (context, { params, body }) =>
    quoteChange(await asTraveller(context, params.id), params.bookingId, body),
  changeBookingAsTraveller: async (context, { params, body }) =>
    changeBooking(await asTraveller(context, params.id), params.bookingId, body),
};

const ownBooking = (traveller: Context, id: string) => ({ id, userId: signedIn(traveller).id });

/** No one pays for another user. */
const withoutPayment = (booking: BookingCardView): BookingCardView => ({
  ...booking,
  payment: { ...booking.payment, redirectUrl: null },
});
