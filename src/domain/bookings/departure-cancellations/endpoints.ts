import type { departureCancellationEndpoints } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { cancelDeparture, getDepartureCancellation } from './cancel-departure.ts';

export const departureCancellationEndpointHandlers: Handlers<typeof departureCancellationEndpoints> = {
  getDepartureCancellation: (context, { params }) => getDepartureCancellation(context, params.id),
  cancelDeparture: (context, { params, body }) => cancelDeparture(context, params.id, body),
};
