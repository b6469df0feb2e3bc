// Three days of a marketplace through the API: bookings in every state, payments, gift cards, referrals, pending jobs
// and a dead one, and stored responses.
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { addDays, localDate } from '#kernel/dates.ts';
import type { TestApp } from '#test/app.ts';
import { mailedGiftCardCode, giftCardRequest, sendPaymentOutcome } from '#test/gift-cards.ts';
import { dayMs, hourMs, moveClockTo, runClockJobs } from '#test/time.ts';
import { makeOneOfEach } from './one-of-each.ts';
import { type Marketplace, operatorEmail, password, supplierEmail } from './small-marketplace.ts';

export const travellerEmail = 'traveller@upgrade.example';
const friendEmail = 'friend@upgrade.example';

/** Ids by which the test finds what it goes on with. */
export type Notes = {
  tour: string;
  booked: { key: string; body: object };
  refused: { key: string; body: object };
  toPay: { id: string; payUrl: string };
  toDecide: string;
  toCancel: string;
  onHold: string;
};

export async function trade(app: TestApp, tours: Marketplace): Promise<Notes> {
  const today = localDate(app.services.clock.now(), 'Europe/Madrid');
  const day = (ahead: number) => addDays(today, ahead);
  await register(app, travellerEmail);
  await register(app, friendEmail);
  let { book, act, pay, buy } = await caller(app, travellerEmail);

  const paidAndOver = await book({ tourId: tours.flexible, date: day(1), adults: 2, payment: 'now' });
  await pay(paidAndOver);
  await book({ tourId: tours.flexible, date: day(1), adults: 1 });
  const missed = await book({ tourId: tours.moderate, date: day(1), adults: 1 });
  const code = await becomeAffiliate(app);
  const { body: click } = await app.send('POST', '/api/affiliate-clicks', { body: { code } });
  const referred = await book({ tourId: tours.moderate, date: day(1), adults: 2, payment: 'now', via: click.id });
  await pay(referred);

  const euros = await buy('EUR');
  // No tour is sold in dollars, so this card is never spent.
  await buy('USD');
  await book({ tourId: tours.flexible, date: day(20), adults: 1, giftCardCode: euros });
  const byCard = await book({ tourId: tours.moderate, date: day(4), adults: 2, giftCardCode: euros, payment: 'now' });
  if (byCard.payment.redirectUrl) await pay(byCard);

  const half = await book({ tourId: tours.moderate, date: day(3), adults: 2, payment: 'now' });
  await pay(half);
  await act(`/api/bookings/${half.id}/cancellation`);
  const unpaid = await book({ tourId: tours.moderate, date: day(3), adults: 1 });
  await act(`/api/bookings/${unpaid.id}/cancellation`);
  const late = await book({ tourId: tours.moderate, date: day(3), adults: 1 });
  const { redirectUrl } = await act(`/api/bookings/${late.id}/payment`);
  await act(`/api/bookings/${late.id}/cancellation`);
  await sendPaymentOutcome(app, redirectUrl, 'paid');
  const abandoned = await book({ tourId: tours.fixed, date: day(5), adults: 1 });
  await sendPaymentOutcome(app, abandoned.payment.redirectUrl, 'abandoned');
  await act('/api/holds', { tourId: tours.flexible, date: day(6), adults: 3 });

  const declined = await book({ tourId: tours.onRequest, date: day(9), adults: 1 });
  const supplier = await caller(app, supplierEmail);
  await supplier.act(`/api/supplier/bookings/${declined.id}/decision`, { decision: 'decline', reason: 'Ill.' });
  const withdrawn = await book({ tourId: tours.onRequest, date: day(9), adults: 1 });
  await act(`/api/bookings/${withdrawn.id}/cancellation`);
  await app.jobs.runDue();

  moveClockTo(app, new Date(Date.parse(missed.startsAtUtc) + hourMs));
  await (await caller(app, supplierEmail)).act(`/api/supplier/bookings/${missed.id}/attendance`, { attended: false });
  app.moveClock(3 * dayMs);
  await runClockJobs(app);
  // Long and of no use to the test.
  await sql`update mails set body_html = '<p>Shortened.</p>', body_text = case when holds_secret then body_text else 'Shortened.' end`.execute(
    app.services.database.db,
  );

  // From here on nothing runs the jobs: they wait for the version that comes next.
  ({ book, act, pay } = await caller(app, travellerEmail));
  const toCancel = await book({ tourId: tours.flexible, date: day(12), adults: 2, payment: 'now' });
  await pay(toCancel);
  const supplierCancelled = await book({ tourId: tours.flexible, date: day(12), adults: 1, payment: 'now' });
  await pay(supplierCancelled);
  const again = await caller(app, supplierEmail);
  await again.act(`/api/supplier/bookings/${supplierCancelled.id}/cancellation`, { reason: 'Storm.' });
  const toDecide = await book({ tourId: tours.onRequest, date: day(10), adults: 2 });
  const toPay = await book({ tourId: tours.fixed, date: day(11), adults: 1 });
  const hold = await act('/api/holds', { tourId: tours.flexible, date: day(13), adults: 2 });
  await orderAndChange(app, tours, day);
  await makeOneOfEach(app, { tours, people: await signInAll(app), trip: paidAndOver.id, day });
  await act('/api/auth/password-reset', { email: friendEmail }, [204]);
  await sql`insert into jobs (name, payload, run_at, attempts, last_error, dead_at)
    values ('booking-confirmed', ${JSON.stringify({ bookingId: toPay.id })}, ${app.services.clock.now()}, 12, 'the mail server was away',
      ${app.services.clock.now()})`.execute(app.services.database.db);
  return {
    tour: tours.flexible,
    booked: await requestWithKey(app, 'booked-before', { tourId: tours.flexible, date: day(14), adults: 2 }),
    refused: await requestWithKey(app, 'refused-before', { tourId: tours.flexible, date: day(14), adults: 20 }),
    toPay: { id: toPay.id, payUrl: toPay.payment.redirectUrl },
    toDecide: toDecide.id,
    toCancel: toCancel.id,
    onHold: hold.id,
  };
}

/** An order of two, a change that waits for its payment, one of two who stays at home, seats that are blocked by hand, a traveller who
 *  waits for them, and a tour that is being written. */
async function orderAndChange(app: TestApp, tours: Marketplace, day: (ahead: number) => string): Promise<void> {
  const db = app.services.database.db;
  const { act, book, pay } = await caller(app, travellerEmail);
  const held = [
    await act('/api/holds', { tourId: tours.flexible, date: day(16), adults: 1 }),
    await act('/api/holds', { tourId: tours.moderate, date: day(17), adults: 2 }),
  ];
  const order = await act('/api/orders', { holds: held.map(({ id }) => ({ id })), payment: 'now' });
  await pay({ payment: order });

  const changed = await book({ tourId: tours.moderate, date: day(18), adults: 1, payment: 'now' });
  await pay(changed);
  const change = { departureId: changed.departureId, adults: 2 };
  const { total } = await act(`/api/bookings/${changed.id}/change-quote`, change);
  const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
  await act(`/api/bookings/${changed.id}/changes`, { ...change, expectedTotal });

  const fewer = await book({ tourId: tours.flexible, date: day(19), adults: 2, payment: 'now' });
  await pay(fewer);
  await act(`/api/bookings/${fewer.id}/cancellation`, { items: [1] });

  const supplier = await caller(app, supplierEmail);
  const departures = await sql<{ id: string }>`
    select id from departures where tour_id = ${tours.fixed} and starts_at_local::date = ${day(21)}::date`.execute(db);
  const departureId = departures.rows[0]!.id;
  await supplier.act(`/api/supplier/departures/${departureId}/entries`, { kind: 'block', seats: 8, note: 'A school' });
  await act(`/api/tours/${tours.fixed}/waitlist`, { departureId, adults: 1 });
  await supplier.act('/api/supplier/tours', { copyOf: tours.flexible });
}

const signInAll = async (app: TestApp) => ({
  traveller: await caller(app, travellerEmail),
  friend: await caller(app, friendEmail),
  supplier: await caller(app, supplierEmail),
  operator: await caller(app, operatorEmail),
});

async function register(app: TestApp, email: string): Promise<void> {
  const { status, body } = await app.send('POST', '/api/auth/register', { body: { email, password, role: 'client' } });
  assert.equal(status, 201, JSON.stringify(body));
}

/** Calls as this user, at the clock's present time. */
async function caller(app: TestApp, email: string) {
  const session = await app.send('POST', '/api/auth/login', { body: { email, password } });
  assert.equal(session.status, 200, JSON.stringify(session.body));
  const { token } = session.body;
  const act = async (path: string, sent: object = {}, statuses = [200, 201]) => {
    const { status, body } = await app.send('POST', path, { token, body: sent, headers: { 'accept-language': 'en' } });
    assert.ok(statuses.includes(status), `${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const pay = async ({ payment }: { payment: { redirectUrl: string } }) =>
    assert.equal((await sendPaymentOutcome(app, payment.redirectUrl, 'paid')).status, 303);
  return {
    token: token as string,
    act,
    pay,
    book: (sent: object) => act('/api/bookings', sent),
    /** The code of a gift card that is paid and sent. */
    async buy(currency: string): Promise<string> {
      const { id, payment } = await act(
        '/api/gift-cards',
        giftCardRequest({ currency, amountMinor: 7500, recipientEmail: friendEmail }),
      );
      await pay({ payment });
      await app.jobs.runDue();
      return (await mailedGiftCardCode(app, id))!;
    },
  };
}

async function becomeAffiliate(app: TestApp): Promise<string> {
  const affiliate = await caller(app, friendEmail);
  const link = 'https://friend.upgrade.example';
  await affiliate.act('/api/affiliates', {
    kind: 'affiliate',
    name: 'Fran',
    link,
    message: 'Letters about walks in the city.',
    promise: true,
  });
  const { rows } = await sql<{ id: string }>`select id from affiliates`.execute(app.services.database.db);
  const operator = await caller(app, operatorEmail);
  return (await operator.act(`/api/admin/affiliates/${rows[0]!.id}/decision`, { outcome: 'approved' })).code;
}

/** A booking request with its idempotency key: a repeated request gets the stored response. */
async function requestWithKey(app: TestApp, key: string, body: object) {
  const session = await app.send('POST', '/api/auth/login', { body: { email: travellerEmail, password } });
  const headers = { 'idempotency-key': key };
  await app.send('POST', '/api/bookings', { token: session.body.token, body, headers });
  return { key, body };
}
