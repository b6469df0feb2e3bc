import type { pickupEndpoints } from '#contract/bookings/pickups.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { choosePickup, getPickup } from './choose-pickup.ts';

export const pickupHandlers: Handlers<typeof pickupEndpoints> = {
  getPickup: (context, { params }) => getPickup(context, params.id),
  choosePickup: (context, { params, body }) => choosePickup(context, params.id, body.pickupPointId),
};
