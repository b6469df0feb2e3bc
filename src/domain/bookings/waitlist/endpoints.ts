import type { waitlistEndpoints } from '#contract/bookings/waitlist.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { getWaitlistEntry, joinWaitlist, leaveWaitlist, listWaitlist } from './join-waitlist.ts';

export const waitlistEndpointHandlers: Handlers<typeof waitlistEndpoints> = {
  joinWaitlist: (context, { params, body }) => joinWaitlist(context, params.id, body),
  listWaitlist: (context) => listWaitlist(context),
  getWaitlistEntry: (context, { params }) => getWaitlistEntry(context, params.id),
  leaveWaitlist: (context, { params }) => leaveWaitlist(context, params.id),
};
