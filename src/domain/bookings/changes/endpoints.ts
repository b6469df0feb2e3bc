import type { changeEndpoints } from '#contract/bookings/changes.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { changeBooking } from './change-booking.ts';
import { dropChange } from './drop-change.ts';
import { quoteChange } from './quote-change.ts';

export const changeHandlers: Handlers<typeof changeEndpoints> = {
  quoteChange: (context, { params, body }) => quoteChange(context, params.id, body),
  changeBooking: (context, { params, body }) => changeBooking(context, params.id, body),
  async dropChange(context, { params }) {
    await dropChange(context, params.id);
    return undefined;
  },
};
