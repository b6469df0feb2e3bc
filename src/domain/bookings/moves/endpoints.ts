import type { bookingMoveEndpoints } from '#contract/bookings/moves.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { listMoveTargets } from './list-move-targets.ts';
import { moveToDeparture } from './move-booking.ts';

export const bookingMoveHandlers: Handlers<typeof bookingMoveEndpoints> = {
  listMoveTargets: (context, { params, query }) => listMoveTargets(context, params.id, query.from),
  moveToDeparture: (context, { params, body }) => moveToDeparture(context, params.id, body),
};
