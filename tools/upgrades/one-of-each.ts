// One of each thing that trading alone does not make: a tour as it is written and sold by a schedule, with rules, extras and questions;
// what its supplier keeps, closes and sends; what travellers write and protect their accounts with; what the operator decides.
import { sql } from 'kysely';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import { earliestStart } from '#kernel/choices/supplier-terms.ts';
import { newId } from '#kernel/ids.ts';
import { emptyExtra, emptyPickupPoint, emptyQuestion } from '#kernel/tour-documents/tour-additions.ts';
import { byLanguage, emptyPriceRule, emptySchedule, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import type { TestApp } from '#test/app.ts';
import { ExampleContext } from '#test/generated/example-context.ts';
import { smallPicture } from '#test/generated/request-of.ts';
import { totpCodeOf } from '#test/security.ts';
import type { Marketplace } from './small-marketplace.ts';

type Person = { token: string };
type People = Record<'traveller' | 'friend' | 'supplier' | 'operator', Person>;

type Trading = {
  context: ExampleContext;
  tours: Marketplace;
  people: People;
  /** Of the traveller, over and paid. */
  trip: string;
  /** So many days ahead. */
  day: (ahead: number) => string;
};

const inLanguages = (text: string) => byLanguage(() => text);
const smallDocument = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`;
const guideEmail = 'guide@upgrade.example';

export async function makeOneOfEach(app: TestApp, trading: Omit<Trading, 'context'>): Promise<void> {
  const all = { ...trading, context: new ExampleContext(app, {}) };
  await sql`update sessions set reauthenticated_at = ${app.services.clock.now()}`.execute(app.services.database.db);
  const tour = await sellBySchedule(all);
  await bookWithCode(all, tour);
  await keepAndClose(all);
  await keepResources(all, tour);
  await workTogether(all);
  await writeAndReport(all);
  await protectAccounts(all);
}

function writtenTour(day: Trading['day']): TourDocument {
  const whole = wholeDocument('A walk by the river', { city: 'madrid', categories: ['walks'], tags: ['outdoors'] });
  const [option] = whole.options;
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  return {
    ...whole,
    options: [
      {
        ...option!,
        units: option!.units.map((unit) => ({ ...unit, priceMinor: 5000, labels: inLanguages('Walker') })),
        schedules: [{ ...emptySchedule(), weekdays, startTimes: ['09:00'], firstDay: day(5), lastDay: day(15) }],
        priceRules: [{ ...emptyPriceRule(newId()), seasonFrom: day(14), seasonTo: day(15), percent: 20 }],
      },
    ],
    extras: [{ ...emptyExtra(newId()), labels: inLanguages('Lunch'), priceMinor: 900, stock: 20 }],
    questions: [{ ...emptyQuestion(newId()), labels: inLanguages('Any allergies?'), required: false }],
    pickupPoints: [{ ...emptyPickupPoint(newId()), names: inLanguages('At the station'), minutesBefore: 30 }],
  };
}

/** A tour that was written, submitted and approved. */
async function sellBySchedule({ context, people, day }: Trading): Promise<string> {
  const { supplier: as, operator } = people;
  const { id, version } = await context.ask('createTourDraft', { as, body: {} });
  const params = { id };
  const saved = await context.ask('saveTourDraft', {
    as,
    params,
    body: { basedOn: version, document: writtenTour(day) },
  });
  await context.ask('submitTour', { as, params, body: { version: saved.version } });
  await context.ask('reviewTour', { as: operator, params, body: { version: saved.version, outcome: 'approved' } });
  return id;
}

/** With a code, an extra, an answer and a place to be picked up; another one is in the cart. */
async function bookWithCode({ context, people, day }: Trading, tourId: string): Promise<void> {
  const { traveller: as, supplier } = people;
  const of = async (table: 'extras' | 'questions' | 'pickup_points') =>
    (await context.row(sql<{ id: string }>`select id from ${sql.table(table)} where tour_id = ${tourId}`)).id;
  await context.ask('createSupplierCode', { as: supplier, body: { code: 'RIVER10', percent: 10, tourIds: [tourId] } });
  const extras = [{ extraId: await of('extras'), quantity: 2 }];
  const booking = await context.ask('placeBooking', {
    as,
    body: { tourId, date: day(6), adults: 2, extras, code: 'RIVER10' },
  });
  const params = { id: booking.id };
  const answers = [{ questionId: await of('questions'), person: 0, value: 'Nuts.' }];
  await context.ask('answerQuestions', { as, params, body: { answers } });
  await context.ask('choosePickup', { as, params, body: { pickupPointId: await of('pickup_points') } });
  await context.ask('writeBookingMessage', { as, params, body: { text: 'Is there a place for coats?' } });
  await context.ask('addToCart', { as, body: { tourId, date: day(7), adults: 1 } });
}

/** Closed days of a tour, one of which is open again, an edit of the calendar, a departure that is later and one that is cancelled. */
async function keepAndClose({ context, tours, people, day }: Trading): Promise<void> {
  const { supplier: as } = people;
  const departureOn = (date: string) =>
    context.row(sql<{ id: string; local: string }>`
      select id, to_char(starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as local from departures
      where tour_id = ${tours.flexible} and starts_at_local::date = ${date}::date`);
  const closing = { from: day(30), to: day(33), reason: 'The museum is painted.' };
  await context.ask('closeDepartures', { as, params: { id: tours.moderate }, body: closing });
  const open = { kind: 'open' as const, from: day(31), to: day(31), tourIds: [tours.moderate] };
  await context.ask('editCalendar', { as, body: open });
  await context.ask('closeDepartures', { as, params: { id: tours.fixed }, body: { ...closing, reason: 'Wind.' } });
  await context.ask('editCalendar', {
    as,
    body: { kind: 'capacity', capacity: 10, from: day(26), to: day(27), tourIds: [tours.flexible] },
  });
  const [later, cancelled] = [await departureOn(day(24)), await departureOn(day(25))];
  await context.ask('changeDeparture', {
    as,
    params: { id: later.id },
    body: { startsAtLocal: later.local.replace('T10:00', 'T11:00'), reason: 'The light.' },
  });
  await context.ask('cancelDeparture', { as, params: { id: cancelled.id }, body: { reason: 'A storm.' } });
}

async function keepResources({ context, people }: Trading, tourId: string): Promise<void> {
  const { supplier: as } = people;
  const { id: optionId } = await context.row(sql<{ id: string }>`select id from options where tour_id = ${tourId}`);
  const { id } = await context.ask('addResource', { as, body: { name: 'A boat', quantity: 2 } });
  const need = { per: 'departure' as const, quantity: 1, setUpMinutes: 0, cleanUpMinutes: 15 };
  await context.ask('setResourceNeed', { as, params: { id, optionId }, body: need });
  await context.ask('openResourceFeed', { as, params: { id } });
  await context.ask('addTax', { as, body: { names: inLanguages('City tax'), perPersonMinor: 100, tourId } });
}

/** An invitation, programs, and what the operator requires of a supplier. */
async function workTogether({ context, people }: Trading): Promise<void> {
  const { supplier: as, operator } = people;
  const { id: supplierId } = await context.row(sql<{ id: string }>`select id from suppliers`);
  await context.ask('addDocument', { as, body: { kind: 'insurance', name: 'insurance.pdf', file: smallDocument } });
  const startsOn = earliestStart(context.app.services.clock.now());
  const texts = inLanguages('The commission is twenty percent.');
  await context.ask('announceTerms', { as: operator, body: { supplierId, commissionPercent: 20, startsOn, texts } });
  await context.ask('inviteMember', { as, body: { email: guideEmail, role: 'guide' } });
  await context.ask('createApiKey', { as, body: { name: 'Booking system', scopes: ['bookings:read'], days: 365 } });
  const webhook = { url: 'https://partner.test/hook', events: ['booking.made' as const] };
  const made = await context.ask('createWebhook', { as, body: webhook });
  // No server answers there when the test continues.
  await context.ask('changeWebhook', { as, params: { id: made.webhook.id }, body: { ...webhook, isOn: false } });
  await context.ask('saveTaxDetails', {
    as,
    body: { kind: 'entity', tin: 'B-54550101', tinCountry: 'ES', vatNumber: 'ESB54550101' },
  });
}

/** A review with a reply and a report that is decided, a wishlist entry, a notice, and a message. */
async function writeAndReport({ context, tours, people, trip }: Trading): Promise<void> {
  const { traveller, friend, supplier, operator } = people;
  const { id: photo } = await context.ask('addReviewPhoto', { as: traveller, body: { picture: smallPicture } });
  const { id } = await context.ask('writeReview', {
    as: traveller,
    params: { id: tours.flexible },
    body: { bookingId: trip, stars: 4, comment: 'The light came in through the shutters.', photos: [photo] },
  });
  const params = { id };
  await context.ask('replyToReview', { as: supplier, params, body: { reply: 'Come again.' } });
  await context.ask('markHelpful', { as: friend, params });
  await context.ask('reportReview', { as: supplier, params, body: { reason: 'off_topic' } });
  const reasons = 'It is about the tour, and says what was good.';
  await context.ask('decideReview', { as: operator, params, body: { outcome: 'kept', reasons } });
  await context.ask('addToWishlist', { as: traveller, params: { tourId: tours.fixed } });
  await context.ask('shareWishlist', { as: traveller, body: { title: 'In May' } });
  const sender = { name: 'Iris', email: 'iris@upgrade.example' };
  const statement = 'The page does not say what the price includes and what is paid at the place.';
  const { notice } = await context.ask('sendNotice', {
    body: { address: `/tour/${tours.moderate}`, category: 'fraud', statement, ...sender, goodFaith: true },
  });
  const sent = await context.row(sql<{ id: string }>`select id from notices where reference = ${notice.reference}`);
  await context.ask('decideNotice', { as: operator, params: sent, body: { outcome: 'kept', reasons } });
  await context.ask('sendMessage', { body: { ...sender, topic: 'booking', message: 'May we come with a pushchair?' } });
}

async function protectAccounts({ context, people: { friend: as } }: Trading): Promise<void> {
  await sql`update users set email_confirmed_at = created_at where email_confirmed_at is null`.execute(context.db);
  const { secret } = await context.ask('startTotp', { as });
  await context.ask('confirmTotp', { as, body: { code: totpCodeOf(context.app, secret) } });
}
