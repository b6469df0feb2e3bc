import { DomainError } from '#contract/domain-error.ts';
import type { bookingMessageEndpoints } from '#contract/bookings/messages.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { findMessages, findMessagesOfDeparture } from './message-queries.ts';
import { departureMessageView, messageView } from './message-view.ts';
import { mayWrite, settleMessages, writeMessage, writeToTravellers } from './write-messages.ts';

export const messageHandlers: Handlers<typeof bookingMessageEndpoints> = {
  async listBookingMessages(context, { params }) {
    const booking = await ownPlacedBooking(context, context.database.db, params.id);
    const messages = await findMessages(context.database.db, params.id);
    return {
      data: messages.map(messageView),
      mayWrite: mayWrite(booking, context.clock.now()),
      supplier: booking.supplierName,
    };
  },
  writeBookingMessage: (context, { params, body }) => writeMessage(context, params.id, body.text),
  async listDepartureMessages(context, { params }) {
    const db = context.database.db;
    if (!(await findSupplierDeparture(db, signedIn(context), params.id, context.caller.language)))
      throw new DomainError('not_found');
    return { data: (await findMessagesOfDeparture(db, params.id)).map(departureMessageView) };
  },
  writeToTravellers: (context, { params, body }) => writeToTravellers(context, params.id, body),
  async settleMessages(context, { params }) {
    await settleMessages(context, params.id);
    return undefined;
  },
};
