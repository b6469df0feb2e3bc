import type { closureEndpoints } from '#contract/suppliers/closures.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { closeDepartures, listClosures, reopenDepartures } from './close-departures.ts';

export const closureHandlers: Handlers<typeof closureEndpoints> = {
  listClosures: (context, { params }) => listClosures(context, params.id),
  closeDepartures: (context, { params, body }) => closeDepartures(context, params.id, body),
  reopenDepartures: (context, { params }) => reopenDepartures(context, params.id),
};
