import type { cancellationEndpoints } from '#contract/bookings/cancellations.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { cancelBooking, quoteCancellation } from './lifecycle/cancel-booking.ts';
import { listBookingItems } from './reading/list-booking-items.ts';
import { findByCancellationCode } from './reading/look-up-booking.ts';

export const cancellationHandlers: Handlers<typeof cancellationEndpoints> = {
  quoteFoundCancellation: async (context, { body }) =>
    quoteCancellation(context, await findByCancellationCode(context, body)),
  cancelFoundBooking: async (context, { body }) => {
    const { reason, expectedRefund } = body;
    return cancelBooking(context, await findByCancellationCode(context, body), { reason, expectedRefund });
  },
  quoteCancellation: (context, { params, query }) =>
    quoteCancellation(context, { id: params.id, userId: signedIn(context).id }, query.items?.split(',').map(Number)),
  cancelBooking: (context, { params, body }) =>
    cancelBooking(context, { id: params.id, userId: signedIn(context).id }, body),
  listBookingItems: (context, { params }) => listBookingItems(context, params.id),
};
