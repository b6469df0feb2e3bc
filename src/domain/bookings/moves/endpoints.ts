import type { bookingMoveEndpoints } from '#contract/suppliers/booking-moves.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { listMoveTargets } from './list-move-targets.ts';
import { moveBooking } from './move-booking.ts';

export const bookingMoveHandlers: Handlers<typeof bookingMoveEndpoints> = {
  listMoveTargets: (context, { params, query }) => listMoveTargets(context, params.id, query.from),
  moveBooking: (context, { params, body }) => moveBooking(context, params.id, body),
};
