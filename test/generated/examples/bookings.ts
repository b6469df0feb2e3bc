// From the choice of a departure to the booking, and what its traveller does with it.
import { sql } from 'kysely';
import { cancellationCode } from '#domain/bookings/reading/look-up-booking.ts';
import { giftCardRequest, sendPaymentOutcome } from '#test/gift-cards.ts';
import { dayAhead } from '#test/test-tour.ts';
import type { ExampleContext, Examples } from '../example-context.ts';

const ofBooking = async (context: ExampleContext) => ({ params: { id: (await context.made('placeBooking')).id } });
const ofPaidBooking = async (context: ExampleContext) => ({ params: { id: (await context.paidBooking()).id } });
const ofOrder = async (context: ExampleContext) => ({ params: { id: (await context.made('placeOrder')).id } });

/** A cart has room for ten. */
const inCart = async (context: ExampleContext) => {
  const as = await context.newTraveller();
  return { as, ...(await context.ask('addToCart', { as, body: await context.party() })) };
};

/** What opens a booking without signing in. */
const codeOfBooking = async (context: ExampleContext) => {
  const { id, reference } = await context.made('placeBooking');
  const { code } = await context.ask('getBookingCode', { params: { id } });
  return { body: { reference, code } };
};

/** What the mail about a suspension has, to cancel with. */
const codeOfSuspended = async (context: ExampleContext) => {
  const as = await context.newTraveller();
  const { id, reference } = await context.ask('placeBooking', { as, body: await context.party() });
  await context.ask('suspendUser', { params: { id: as.id }, body: { reason: 'An example of a reason.' } });
  return { body: { reference, code: cancellationCode(context.app.services.secrets, id) } };
};

/** A departure of the demo world that somebody can book, of a tour that has rows of a table. */
const departureWith = (context: ExampleContext, table: 'questions' | 'pickup_points') =>
  context.row(sql<{ tourId: string; departureId: string }>`
    select d.tour_id, d.id as departure_id from departures d join ${sql.table(table)} x on x.tour_id = d.tour_id
    join options o on o.id = d.option_id join tours t on t.id = d.tour_id
    where d.open and d.starts_at > now() + interval '3 days' and d.capacity - d.taken - d.withheld > 4 and o.kind = 'start_time'
      and t.status = 'published' and t.confirmation = 'instant' and t.pay_later and not exists (select from questions q where q.tour_id = t.id and q.before_booking)
    order by d.starts_at, d.id limit 1`);

async function bookedWith(context: ExampleContext, table: 'questions' | 'pickup_points') {
  return context.ask('placeBooking', { body: { ...(await departureWith(context, table)), adults: 2 } });
}

/** To a later day. */
async function changeOf(context: ExampleContext, more: object = {}) {
  const { id } = await context.made('placeBooking');
  const { departureId } = await context.party(1);
  const change = { departureId, adults: 2, ...more };
  const { total, id: quoteId } = await context.ask('quoteChange', { params: { id }, body: change });
  const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
  return { params: { id }, body: { ...change, expectedTotal, quoteId } };
}

/** A departure without a seat left. */
async function soldOut(context: ExampleContext) {
  const tour = await context.newTour({ capacity: 2 });
  const { tourId, departureId } = await context.party(0, tour);
  await context.ask('addManualEntry', {
    params: { id: departureId },
    body: { kind: 'block', seats: 2, note: 'A school' },
  });
  return { tourId, departureId };
}

export const bookingExamples: Examples = {
  getAvailability: async (context) => {
    const { id } = await context.tour();
    return { params: { id }, query: { date: dayAhead(10), adults: 2 } };
  },
  createHold: async (context) => ({ body: await context.party() }),
  placeBooking: async (context) => ({ body: await context.party() }),
  getBooking: ofBooking,
  getBookingCalendar: ofBooking,
  getBookingCode: ofBooking,
  lookUpBooking: codeOfBooking,
  startPayment: ofBooking,
  addToCart: async (context) => ({ as: await context.newTraveller(), body: await context.party() }),
  removeFromCart: async (context) => {
    const { as, holdId } = await inCart(context);
    return { as, params: { holdId } };
  },
  extendCart: inCart,
  placeOrder: async (context) => ({ body: { holds: [{ id: (await context.made('createHold')).id }] } }),
  getOrder: ofOrder,
  startOrderPayment: ofOrder,
  getOrderReceipt: async (context) => {
    const { id } = await context.made('placeOrder');
    const { redirectUrl } = await context.ask('startOrderPayment', { params: { id } });
    await sendPaymentOutcome(context.app, redirectUrl, 'paid');
    return { params: { id } };
  },
  quoteCancellation: ofBooking,
  cancelBooking: async (context) => ({ ...(await ofPaidBooking(context)), body: { reason: 'Ill.' } }),
  listBookingItems: ofBooking,
  quoteFoundCancellation: codeOfSuspended,
  cancelFoundBooking: codeOfSuspended,
  quoteChange: async (context) => ({
    ...(await ofBooking(context)),
    body: { departureId: (await context.party(1)).departureId },
  }),
  changeBooking: (context) => changeOf(context),
  dropChange: async (context) => {
    const { id } = await context.paidBooking();
    const change = { departureId: (await context.party(1)).departureId, adults: 3 };
    const { total } = await context.ask('quoteChange', { params: { id }, body: change });
    const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
    await context.ask('changeBooking', { params: { id }, body: { ...change, expectedTotal } });
    return { params: { id } };
  },
  acceptDepartureChange: async (context) => {
    const tour = await context.newTour();
    const booking = await context.paidBooking(tour);
    const [departure] = tour.options[0].departures;
    const startsAtLocal = departure!.local.replace('10:00', '12:00');
    await context.ask('changeDeparture', { params: { id: departure!.id }, body: { startsAtLocal, reason: 'Tide.' } });
    return { params: { id: booking.id }, body: {} };
  },
  getQuestions: async (context) => ({ params: { id: (await bookedWith(context, 'questions')).id } }),
  answerQuestions: async (context) => {
    const { id } = await bookedWith(context, 'questions');
    return { params: { id }, body: { answers: [] } };
  },
  listBookingMessages: ofBooking,
  writeBookingMessage: async (context) => ({
    ...(await ofBooking(context)),
    body: { text: 'Is there a place for coats?' },
  }),
  getPickup: async (context) => ({ params: { id: (await bookedWith(context, 'pickup_points')).id } }),
  choosePickup: async (context) => {
    const { id } = await bookedWith(context, 'pickup_points');
    const point = await context.row(sql<{ id: string }>`
      select p.id from pickup_points p join bookings b on b.tour_id = p.tour_id where b.id = ${id} order by p.position limit 1`);
    return { params: { id }, body: { pickupPointId: point.id } };
  },
  getReceipt: async (context) => {
    await context.paidBooking();
    const { data } = await context.ask('listPayments', {});
    return { params: { id: data[0]!.id } };
  },
  joinWaitlist: async (context) => {
    const { tourId, departureId } = await soldOut(context);
    return { params: { id: tourId }, body: { departureId, adults: 1 } };
  },
  getWaitlistEntry: async (context) => ({ params: { id: (await context.made('joinWaitlist')).id } }),
  leaveWaitlist: async (context) => ({ params: { id: (await context.made('joinWaitlist')).id } }),
  buyGiftCard: () => ({ body: giftCardRequest() as any }),
  readGiftCard: async (context) => {
    const { code } = await context.giftCard();
    return { body: { code } };
  },
  resendGiftCard: async (context) => {
    const { id } = await context.giftCard();
    return { params: { id } };
  },
  withdrawGiftCard: async (context) => {
    const { id } = await context.giftCard();
    return { params: { id } };
  },
};
