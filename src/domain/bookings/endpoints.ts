import type { bookingEndpoints } from '#contract/bookings/booking-endpoints.ts';
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { checkAvailability } from './reading/availability.ts';
import { statesShownAs } from './lifecycle/transition-table.ts';
import { bookingCalendar } from './reading/booking-calendar.ts';
import { type BookingRow, findOwnBooking, listOwnBookings } from './reading/booking-queries.ts';
import { ownPlacedBooking } from './reading/own-booking.ts';
import { bookingCardView, bookingView, type TicketViewing } from './reading/booking-view.ts';
import { createHold } from './ordering/create-hold.ts';
import { lookUpBooking, lookupCode } from './reading/look-up-booking.ts';
import { placeBooking } from './ordering/place-booking.ts';
import { startPayment } from './ordering/start-payment.ts';

// Dashboard counts span domains and are composed in server/.
export const bookingHandlers: Omit<Handlers<typeof bookingEndpoints>, 'getCounts'> = {
  getAvailability: (context, { params, query }) => checkAvailability(context, params.id, query),
  createHold: (context, { body }) => createHold(context, body),
  placeBooking: (context, { body }) => placeBooking(context, body),

  async listBookings(context, { query }) {
    const { page, pageSize, when, status, reviewable } = query;
    const question = {
      userId: signedIn(context).id,
      language: context.caller.language,
      when,
      inStates: status && statesShownAs(status),
      reviewable: reviewable === 'true',
      now: context.clock.now(),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    };
    const { rows, total } = await listOwnBookings(context.database.db, question);
    return { data: rows.map((row) => bookingCardView(row, viewing(context))), page, pageSize, total };
  },

  getBooking: async (context, { params }) => bookingView(await ownBooking(context, params.id), viewing(context)),

  async getBookingCalendar(context, { params }) {
    const row = await ownBooking(context, params.id);
    return { name: `${row.reference}.ics`, bytes: bookingCalendar(row, calendarPlace(context)) };
  },

  async getBookingCode(context, { params }) {
    const { id, reference } = await ownPlacedBooking(context, context.database.db, params.id);
    return { reference, code: lookupCode(context.secrets, id) };
  },

  lookUpBooking: (context, { body }) => lookUpBooking(context, body),
  startPayment: (context, { params }) => startPayment(context, params.id),
};

async function ownBooking(context: Context, id: string): Promise<BookingRow> {
  const row = await findOwnBooking(context.database.db, signedIn(context).id, id, context.caller.language);
  if (!row) throw new DomainError('not_found');
  return row;
}

const calendarPlace = ({ caller, clock, config }: Context) => ({
  language: caller.language,
  now: clock.now(),
  appUrl: config.appUrl,
});

function viewing({ caller, clock, config, secrets }: Context): TicketViewing {
  return { language: caller.language, now: clock.now(), payUrl: providerFor(config).pageUrl, secrets };
}
