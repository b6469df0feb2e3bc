import type { supplierBookingEndpoints } from '#contract/suppliers/supplier-bookings.ts';
import type { checkInEndpoints } from '#contract/suppliers/check-ins.ts';
import type { supplierDepartureEndpoints } from '#contract/suppliers/departures/departures.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { decideChange } from './changes/decide-change.ts';
import { checkIn } from './check-in/check-in.ts';
import { undoCheckIn } from './check-in/undo-check-in.ts';
import { listSupplierDepartures, readDaySheet } from './day-sheet/read-day-sheet.ts';
import { statesShownAs } from './lifecycle/transition-table.ts';
import { listSupplierBookings } from './reading/booking-queries.ts';
import { cancelBySupplier, decideBooking, recordAttendance } from './lifecycle/decide-booking.ts';
import { listSupplierBookingItems } from './reading/list-booking-items.ts';
import { findMatches } from './reading/find-matches.ts';
import { supplierBookingView } from './reading/supplier-booking-view.ts';

export const supplierBookingHandlers: Handlers<typeof supplierBookingEndpoints> = {
  async listSupplierBookings(context, { query }) {
    const { page, pageSize, when, status, find, from, to, sort } = query;
    const { language } = context.caller;
    const now = context.clock.now();
    const question = {
      userId: signedIn(context).id,
      language,
      when,
      inStates: status && statesShownAs(status),
      withRequests: status === 'Pending',
      ...(find && { found: await findMatches(context.database.db, signedIn(context).id, find) }),
      from,
      to,
      sort,
      now,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    };
    const { rows, total } = await listSupplierBookings(context.database.db, question);
    return {
      data: rows.map((row) => supplierBookingView(row, { language, now, payUrl: () => '' })),
      page,
      pageSize,
      total,
    };
  },

  decideBooking: (context, { params, body }) => decideBooking(context, params.id, body.decision, body.reason),
  decideChange: (context, { params, body }) => decideChange(context, params.id, body),
  recordAttendance: (context, { params, body }) => recordAttendance(context, params.id, body),
  listSupplierBookingItems: (context, { params }) => listSupplierBookingItems(context, params.id),
  cancelBySupplier: (context, { params, body }) => cancelBySupplier(context, params.id, body.reason),
};

export const supplierDepartureHandlers: Handlers<typeof supplierDepartureEndpoints> = {
  listSupplierDepartures: (context, { query }) => listSupplierDepartures(context, query),
  getDaySheet: (context, { params }) => readDaySheet(context, params.id),
};

export const checkInHandlers: Handlers<typeof checkInEndpoints> = {
  checkIn: (context, { body }) => checkIn(context, body.scans),
  async undoCheckIn(context, { params }) {
    await undoCheckIn(context, params.id);
    return undefined;
  },
};
