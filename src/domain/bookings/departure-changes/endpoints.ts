import type { departureChangeEndpoints } from '#contract/suppliers/departures/departure-changes.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { acceptDepartureChange } from './accept-departure-change.ts';
import { changeDeparture } from './change-departure.ts';
import { previewDepartureChange } from './preview-departure-change.ts';

export const departureChangeHandlers: Handlers<typeof departureChangeEndpoints> = {
  previewDepartureChange: (context, { params, body }) => previewDepartureChange(context, params.id, body),
  changeDeparture: (context, { params, body }) => changeDeparture(context, params.id, body),
  acceptDepartureChange: (context, { params }) => acceptDepartureChange(context, params.id),
};
