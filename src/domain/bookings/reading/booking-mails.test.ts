import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { resetClockAfterEach } from '#test/time.ts';
import { bookingJobs } from '../job-types.ts';

const startsAt = dayAhead(10);

describe('the mails of a booking', () => {
  let app: TestApp;
  let traveller: { id: string; email: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  async function book(body = {}): Promise<string> {
    const tour = await createTestTour();
    return (
      await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { tourId: tour.id, date: dayAhead(10), adults: 1, ...body },
      })
    ).body.id;
  }

  async function mailsOf(bookingId: string): Promise<[event: string, toTraveller: boolean][]> {
    await app.jobs.runDue();
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select(['event', 'recipient'])
      .where('event', 'like', `%${bookingId}%`)
      .orderBy('event')
      .execute();
    return mails.map(({ event, recipient }) => [event.replace(bookingId, ''), recipient === traveller.email]);
  }

  const mailOf = (event: string) =>
    app.services.database.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('event', '=', event)
      .executeTakeFirstOrThrow();

  const startPayment = async (id: string): Promise<string> =>
    (await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token })).body.redirectUrl;

  const pay = (address: string) =>
    app.send('POST', new URL(address).pathname, {
      raw: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('notify traveller and supplier once that it is confirmed, even if the job runs twice', async () => {
    const id = await book();
    const once = [
      ['booking-confirmed:', true],
      ['booking-confirmed::supplier', false],
    ];
    assert.deepEqual(await mailsOf(id), once);
    await enqueue(app.services.database.db, bookingJobs['booking-confirmed'], { bookingId: id, startsAt }, new Date());
    assert.deepEqual(await mailsOf(id), once);
  });

  test('notify both once that it was cancelled', async () => {
    const id = await book();
    await mailsOf(id);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    await enqueue(app.services.database.db, bookingJobs['booking-cancelled'], { bookingId: id, startsAt }, new Date());
    assert.deepEqual(
      (await mailsOf(id)).map(([event]) => event),
      ['booking-cancelled:', 'booking-cancelled::supplier', 'booking-confirmed:', 'booking-confirmed::supplier'],
    );
  });

  test('confirm once, in the language of the booking, that it was paid later, and lead to the receipt', async () => {
    const { token } = traveller;
    const tour = await createTestTour();
    for (const [language, subject] of [
      ['en', /^Payment received: /],
      ['es', /^Pago recibido: /],
      ['fr', /^Paiement reçu\s: /],
    ] as const) {
      const { body: booking } = await app.send('POST', '/api/bookings', {
        token,
        headers: { 'accept-language': language },
        body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
      });
      await mailsOf(booking.id);
      const addresses = [await startPayment(booking.id), await startPayment(booking.id)];
      for (const address of [...addresses, ...addresses]) await pay(address);
      assert.deepEqual(await mailsOf(booking.id), [
        ['booking-confirmed:', true],
        ['booking-confirmed::supplier', false],
        ['booking-paid:', true],
      ]);
      const mail = await mailOf(`booking-paid:${booking.id}`);
      assert.match(mail.subject, subject);
      const { data } = (await app.send('GET', '/api/payments', { token })).body;
      const receipt = data.find(({ number }: any) => number === `${booking.reference}-1`);
      const prefix = language === 'en' ? '' : `/${language}`;
      assert.ok(mail.bodyText.includes(receipt.number), mail.bodyText);
      assert.ok(mail.bodyText.includes(`${prefix}/payment-methods/receipts/${receipt.id}\n`), mail.bodyText);
      assert.match(mail.bodyText, /50.*€|€50/);
    }
  });

  test('say with the confirmation what was paid at once, and send no second receipt', async () => {
    const id = await book({ payment: 'now' });
    await pay(await startPayment(id));
    assert.deepEqual(await mailsOf(id), [
      ['booking-confirmed:', true],
      ['booking-confirmed::supplier', false],
    ]);
    const { bodyText } = await mailOf(`booking-confirmed:${id}`);
    assert.match(bodyText, /Paid: €50[^]+\/payment-methods\/receipts\//);
    assert.doesNotMatch((await mailOf(`booking-confirmed:${id}:supplier`)).bodyText, /receipts/);
  });

  test('confirm no payment that came after the booking was cancelled: it is refunded', async () => {
    const id = await book();
    const address = await startPayment(id);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    await pay(address);
    assert.equal((await mailsOf(id)).filter(([event]) => event === 'booking-paid:').length, 0);
  });

  test('are none while it waits to be paid, or when it was refused', async () => {
    const id = await book({ payment: 'now' });
    assert.deepEqual(await mailsOf(id), []);
    const waiting = await app.services.database.db
      .selectFrom('jobs')
      .select('id')
      .where('name', 'like', 'booking-%')
      .where('runAt', '<=', new Date())
      .execute();
    assert.equal(
      (
        await app.send('POST', '/api/bookings', {
          token: traveller.token,
          body: { tourId: id, date: dayAhead(10), adults: 1 },
        })
      ).status,
      404,
    );
    const after = await app.services.database.db
      .selectFrom('jobs')
      .select('id')
      .where('name', 'like', 'booking-%')
      .where('runAt', '<=', new Date())
      .execute();
    assert.deepEqual(after, waiting);
  });
});
