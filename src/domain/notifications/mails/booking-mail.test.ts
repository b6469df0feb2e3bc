import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '#kernel/languages.ts';
import { newId } from '#kernel/ids.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { composeBookingMail, type BookingNotification } from './booking-mail.ts';
import type { MailBooking } from './mail-facts.ts';

const booking: MailBooking = {
  bookingId: newId(),
  id: newId(),
  reference: 'SN-7K3M-Q9XA',
  userId: newId(),
  tourId: newId(),
  optionId: newId(),
  departureId: newId(),
  promoCodeId: null,
  validDays: null,
  openQuestions: 0,
  asksQuestions: false,
  offersPickup: false,
  pickupPointId: null,
  orderId: null,
  orderReference: null,
  leastPeople: null,
  fillBy: null,
  departureDecidedAt: null,
  peopleComing: 0,
  pickup: null,
  optionKind: 'start_time',
  endsAt: null,
  endsAtLocal: null,
  tourOnSale: true,
  supplierId: newId(),
  state: 'confirmed',
  seats: 3,
  adults: 2,
  children: 1,
  lines: [],
  taxes: [{ id: newId(), names: { en: 'VAT', fr: 'TVA' }, basisPoints: 1000, perPersonMinor: null }],
  currency: 'EUR',
  totalMinor: 9999,
  commissionMinor: 0,
  paymentKind: 'later',
  policyKey: 'moderate',
  refundTiers: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  startsAt: new Date('2026-10-27T08:00Z'),
  startsAtLocal: '2026-10-27T09:00',
  timeZone: 'Europe/Athens',
  language: 'en',
  createdAt: new Date('2026-08-01'),
  placedAt: new Date('2026-08-01'),
  holdExpiresAt: null,
  decideBy: null,
  confirmedAt: new Date('2026-08-01'),
  endedAt: null,
  itemsCancelled: 0,
  itemsKeptMinor: 0,
  timesChanged: 0,
  cutOffMinutes: 0,
  pendingChange: null,
  freeUntil: null,
  supplierChange: null,
  lastChange: null,
  beforeChange: null,
  refundMinor: null,
  reviewedAt: null,
  attendedAt: null,
  checkedInAt: null,
  tourSlug: 'acropolis',
  title: 'Stones & <olives>',
  meetingPoint: 'The "old" gate',
  meetingLatitude: null,
  meetingLongitude: null,
  image: null,
  durationMinutes: 90,
  confirmation: 'instant',
  optionName: 'Standard',
  supplierName: 'Ola & Sons',
  supplierPhone: '+30 210',
  supplierEmail: 'ola@suppliers.example',
  guideLanguages: ['el'],
  languageDays: [],
  toBring: [],
  city: 'Athènes',
  placeSlug: 'athens',
  country: 'GR',
  paidMinor: 0,
  goodwillMinor: 0,
  goodwillGivenMinor: 0,
  refundedMinor: 0,
  giftCardMinor: 0,
  giftCardRefundedMinor: 0,
  payToken: null,
  lookupCode: 'Q7RM-4XTE',
  receipt: undefined,
  travellerLanguage: 'en',
  travellerName: 'Lucía Ferrer',
  travellerEmail: 'lucia@travellers.example',
  travellerPhone: '+34600111222',
  supplierLanguage: null,
  endedBy: null,
  endReason: null,
  endedWithDeparture: false,
  endedForTraveller: false,
};

const compose = (differs: Partial<MailBooking> = {}, notification: Partial<BookingNotification> = {}) =>
  composeBookingMail({
    event: 'confirmed',
    recipient: 'traveller',
    language: 'en',
    appName: 'Senda',
    appUrl: 'https://senda.example',
    now: new Date('2026-08-01'),
    ...notification,
    booking: { ...booking, ...differs },
  });

describe('a mail about a booking', () => {
  test('names a currency once: by its sign, or by its code where several share the sign', () => {
    assert.match(compose().bodyText, /€99\.99(?! EUR)/);
    assert.match(compose({ currency: 'USD' }).bodyText, /\$99\.99/);
    assert.match(compose({ currency: 'NOK', totalMinor: 139000 }, { language: 'fr' }).bodyText, /1\s390\sNOK/);
    assert.match(compose({ currency: 'MAD' }).bodyText, /MAD\s99\.99(?! MAD)/);
  });

  test('states what a traveller needs, in the time zone of the tour', () => {
    const { bodyText, subject, recipient, event } = compose();
    assert.equal(subject, 'Confirmed: Stones & <olives>');
    assert.equal(recipient, 'lucia@travellers.example');
    assert.equal(event, `booking-confirmed:${booking.id}`);
    for (const part of [
      'SN-7K3M-Q9XA',
      'Tue, 27 Oct 2026, 10:00 (local time in Athènes, GMT+2)',
      '2 adults, 1 child',
      '€99.99',
      'Not paid yet. Online payment, from the booking’s page, is open until Tue, 27 Oct 2026, 10:00 (local time in Athènes, GMT+2)',
      'The "old" gate',
      'Ola & Sons',
      '+30 210',
      `https://senda.example/bookings/${booking.id}\n`,
    ])
      assert.ok(bodyText.includes(part), `${part} is missing in\n${bodyText}`);
  });

  test('names a booking that is not paid yet as the list of bookings and the ticket do', () => {
    for (const language of languages) {
      const name = messagesOf(language, 'booking-detail').status_to_pay!;
      for (const paymentKind of ['later', 'now'] as const)
        assert.ok(compose({ paymentKind }, { language }).bodyText.includes(`\n  ${name}`), `${name}, ${paymentKind}`);
    }
  });

  test('states in which period one can come, and that it can be paid until its end', () => {
    const closes = { endsAt: new Date('2026-10-27T16:00Z'), endsAtLocal: '2026-10-27T18:00' };
    const period = { startsAtLocal: '2026-10-27T10:00', optionKind: 'opening_hours', ...closes } as const;
    const { bodyText } = compose(period);
    assert.match(bodyText, /Tue, 27 Oct 2026, any time from 10:00 to 18:00 \(local time in Athènes, GMT\+2\)/);
    assert.match(bodyText, /is open until Tue, 27 Oct 2026, 18:00 \(local time/);
    const inSpanish = compose(period, { recipient: 'supplier', language: 'es' }).bodyText;
    assert.match(inSpanish, /27 oct 2026, a cualquier hora de 10:00 a 18:00/);
  });

  test('names tickets besides adults and children, in the language of its reader', () => {
    const line = { quantity: 1, unitPriceMinor: 0, totalMinor: 0 };
    const lines = [
      { ...line, unitId: newId(), kind: 'family', people: 4, labels: { en: 'Family pass', es: 'Pase familiar' } },
      { ...line, unitId: newId(), kind: 'infant', people: 1 },
    ] as const;
    const tickets = { adults: 2, children: 3, lines: [...lines] };
    assert.match(compose(tickets).bodyText, /2 adults, 3 children\n +Family pass \(4 people\) × 1\n +Infant × 1\n/);
    const toSupplier = compose(tickets, { recipient: 'supplier', language: 'es' }).bodyText;
    assert.match(toSupplier, /Pase familiar \(4 personas\) × 1\n +Bebé × 1\n/);
  });

  test('never shows the name that was made from an e-mail', () => {
    const nameless = { travellerName: 'ux1795', travellerEmail: 'ux1795@travellers.example', confirmedAt: null };
    const { bodyText } = compose(nameless);
    assert.match(bodyText, /^Hello,$/m);
    assert.doesNotMatch(bodyText, /ux1795/);
    const toSupplier = compose(nameless, { event: 'requested', recipient: 'supplier', language: 'fr' }).bodyText;
    assert.match(toSupplier, /Voyageur/);
    assert.doesNotMatch(toSupplier, /ux1795/);
  });

  test('a deadline is at the hour the policy counts to, across the change of the clocks', () => {
    // 72 hours before 10:00 in winter time is 11:00 in summer time: the clocks go back in between.
    const { bodyText } = compose();
    assert.match(bodyText, /Full refund when cancelled by Sat, 24 Oct 2026, 11:00 \(local time in Athènes, GMT\+3\)/);
    assert.match(bodyText, /50% refund when cancelled by Mon, 26 Oct 2026, 10:00 \(local time in Athènes, GMT\+2\)/);
  });

  test('leaves out past deadlines', () => {
    const late = compose({}, { now: new Date('2026-10-25T12:00Z') }).bodyText;
    assert.doesNotMatch(late, /Full refund/);
    assert.match(late, /50% refund/);
    assert.match(compose({ refundTiers: [] }).bodyText, /No refund when cancelled/);
  });

  test('a cancellation states the refund to the cent', () => {
    const ended = {
      state: 'cancelled' as const,
      endedBy: 'traveller' as const,
      endedAt: new Date('2026-10-26T07:00Z'),
      paidMinor: 9999,
    };
    const cancelled = (differs: Partial<MailBooking>) =>
      compose({ ...ended, ...differs }, { event: 'cancelled' }).bodyText;
    assert.match(cancelled({ refundMinor: 5000 }), /€50 of the €99\.99 paid.+€49\.99 is non-refundable/);
    assert.match(cancelled({ refundMinor: 9999 }), /Full refund of €99\.99/);
    assert.match(cancelled({ refundMinor: 0 }), /No refund: .+€99\.99 paid is non-refundable/);
    assert.match(
      cancelled({ endedBy: 'supplier', refundMinor: 9999 }),
      /Ola & Sons had to cancel[^]+Full refund of €99\.99/,
    );
    assert.match(cancelled({ refundMinor: 5000 }), /Here is your refund/);
    const unpaid = cancelled({ paidMinor: 0, refundMinor: 5000 });
    assert.match(unpaid, /Nothing was charged/);
    for (const text of [unpaid, cancelled({ refundMinor: 0 })]) assert.doesNotMatch(text, /Here is your refund/);
    assert.match(cancelled({ confirmedAt: null, refundMinor: 9999 }), /withdrawn[^]+Full refund/);
  });

  test('escapes what people wrote, loads nothing and runs nothing', () => {
    const { bodyHtml } = compose({ title: '<img src=x onerror=alert(1)>', meetingPoint: '"><script>' });
    assert.doesNotMatch(bodyHtml, /<(?:img|script|link|iframe|style)/i);
    assert.match(bodyHtml, /&lt;img src=x onerror=alert\(1\)&gt;/);
    assert.match(bodyHtml, /&quot;&gt;&lt;script&gt;/);
    assert.match(compose({ title: 'One\r\nBcc: all@example.com' }).subject, /^Confirmed: One Bcc/);
  });

  test('goes to the address of its language, and writes dates as its sentences do', () => {
    const spanish = compose({}, { language: 'es' }).bodyText;
    assert.match(spanish, new RegExp(`https://senda\\.example/es/bookings/${booking.id}`));
    assert.match(spanish, /al cancelar hasta el sábado, 24 de octubre de 2026, 11:00 \(hora local/);
    assert.match(
      compose({}, { language: 'fr' }).bodyText,
      /mardi 27 octobre 2026 à 10\u00a0h \(heure locale à Athènes[^]+Remboursement de 50\u00a0%/,
    );
  });

  test('a supplier gets the traveller’s contact data with a confirmed booking, with a request only the name', () => {
    const confirmed = compose({}, { recipient: 'supplier' });
    assert.deepEqual(
      [confirmed.recipient, confirmed.event],
      ['ola@suppliers.example', `booking-confirmed:${booking.id}:supplier`],
    );
    assert.match(confirmed.bodyText, /lucia@travellers\.example\n {2}\+34 600 11 12 22/);
    const requested = compose(
      { confirmedAt: null, decideBy: new Date('2026-10-20T09:00Z') },
      { recipient: 'supplier', event: 'requested' },
    );
    assert.doesNotMatch(requested.bodyText, /lucia@/);
    assert.match(requested.bodyText, /Nothing to pay until the request is accepted/);
    assert.doesNotMatch(requested.bodyText, /Online payment/);
    assert.match(requested.bodyText, /Please reply by\n {2}Tue, 20 Oct 2026, 12:00/);
  });

  test('has the same texts with the same blanks in every language', () => {
    const blanks = (language: (typeof languages)[number]) =>
      Object.entries(messagesOf(language, 'mail')).map(([key, message]) => [
        key,
        (message.match(/\{\{\w+\}\}/g) ?? []).sort(),
      ]);
    for (const language of languages) assert.deepEqual(blanks(language), blanks('en'));
    for (const language of languages) {
      for (const event of [
        'confirmed',
        'paid',
        'requested',
        'cancelled',
        'declined',
        'expired',
        'reminder',
        'questions',
        'questions_again',
      ] as const) {
        const mail = compose({ endedBy: 'clock', decideBy: new Date('2026-10-20') }, { language, event });
        assert.doesNotMatch(mail.subject + mail.bodyText + mail.bodyHtml, /\{\{|undefined|null/);
      }
    }
  });
});
