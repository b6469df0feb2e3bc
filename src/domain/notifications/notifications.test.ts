import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { BatchHandler } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { mailHandlers } from './jobs.ts';
import { outboxPage } from './outbox-page.ts';

type Seat = { id: string; tourId: string; email: string };
type Written = { event: string; recipient: string; language: string; subject: string; bodyText: string };
import { bookingJobs } from '#domain/bookings/job-types.ts';

describe('mails of bookings', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();

  async function findSeat(confirmation: 'instant' | 'on-request', also = sql`true`): Promise<Seat> {
    const { rows } = await sql<Seat>`
      select d.id, d.tour_id, s.email from departures d join tours t on t.id = d.tour_id join suppliers s on s.id = t.supplier_id
      where t.status = 'published' and t.confirmation = ${confirmation} and t.pay_later and t.policy_key = 'flexible' and ${also}
        and d.starts_at > now() + interval '60 days' and d.capacity - d.taken >= 3
        and exists (select from units u where u.option_id = d.option_id and u.kind = 'adult')
      order by d.starts_at desc, d.id limit 1`.execute(app.services.database.db);
    return rows[0]!;
  }

  async function book(seat: Seat, more: { payment?: 'now'; language?: string } = {}) {
    const traveller = await app.newTraveller();
    const headers = { 'accept-language': more.language ?? 'en' };
    const body = {
      tourId: seat.tourId,
      departureId: seat.id,
      adults: 1,
      ...(more.payment && { payment: more.payment }),
    };
    const placed = await app.send('POST', '/api/bookings', { token: traveller.token, headers, body });
    assert.equal(placed.status, 201, JSON.stringify(placed.body));
    return { traveller, booking: placed.body };
  }

  async function mailsOf(bookingId: string): Promise<Written[]> {
    await app.jobs.runDue();
    const { rows } = await sql<Written>`
      select event, recipient, language, subject, body_text from mails where event like ${`%:${bookingId}%`} order by created_at, event`.execute(
      app.services.database.db,
    );
    return rows;
  }

  test('a confirmed booking is mailed to the traveller in the booking’s language, and to the supplier', async () => {
    const seat = await findSeat('instant');
    const { traveller, booking } = await book(seat, { language: 'es' });
    const [mine, theirs, ...others] = await mailsOf(booking.id);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [mine!.event, mine!.recipient, mine!.language],
      [`booking-confirmed:${booking.id}`, traveller.email, 'es'],
    );
    assert.match(mine!.subject, /^Reserva confirmada: /);
    assert.match(mine!.bodyText, new RegExp(`http://localhost:3000/es/bookings/${booking.id}`));
    assert.match(mine!.bodyText, new RegExp(booking.reference));
    assert.deepEqual([theirs!.event, theirs!.recipient], [`booking-confirmed:${booking.id}:supplier`, seat.email]);
  });

  test('a job that runs again writes no second mail', async () => {
    const { booking } = await book(await findSeat('instant'));
    const first = await mailsOf(booking.id);
    const job = { bookingId: booking.id, startsAt: booking.startsAtUtc };
    await enqueue(app.services.database.db, bookingJobs['booking-confirmed'], job, app.services.clock.now());
    assert.deepEqual(await mailsOf(booking.id), first);
  });

  test('the supplier reads the language a member chose, else English', async () => {
    const seat = await findSeat(
      'instant',
      sql`exists (select from supplier_members m where m.supplier_id = t.supplier_id)`,
    );
    const db = app.services.database.db;
    const members = sql`select m.user_id from supplier_members m join tours t on t.supplier_id = m.supplier_id where t.id = ${seat.tourId}`;
    const setLanguage = (language: string | null) =>
      sql`update users set language = ${language} where id in (${members})`.execute(db);
    for (const [chosen, written] of [
      ['fr', 'fr'],
      [null, 'en'],
    ] as const) {
      await setLanguage(chosen);
      const { booking } = await book(seat);
      const theirs = (await mailsOf(booking.id)).find((mail) => mail.event.endsWith(':supplier'))!;
      assert.equal(theirs.language, written);
    }
  });

  test('a request is mailed to both sides with its deadline, and so is its withdrawal', async () => {
    const { traveller, booking } = await book(await findSeat('on-request'));
    const requested = await mailsOf(booking.id);
    assert.deepEqual(
      requested.map((mail) => mail.event),
      [`booking-requested:${booking.id}`, `booking-requested:${booking.id}:supplier`],
    );
    for (const mail of requested) assert.match(mail.bodyText, /(?:Please reply by|Réponse au plus tard|Respuesta)/);
    await app.send('POST', `/api/bookings/${booking.id}/cancellation`, {
      token: traveller.token,
      body: { reason: 'Rain' },
    });
    const cancelled = (await mailsOf(booking.id)).filter((mail) => mail.event.startsWith('booking-cancelled'));
    assert.deepEqual(cancelled.length, 2);
    assert.match(cancelled[0]!.bodyText, /withdrawn[^]+Nothing was charged[^]+Rain/);
  });

  test('a booking cancelled before its payment is mailed to the traveller only', async () => {
    const { traveller, booking } = await book(await findSeat('instant'), { payment: 'now' });
    await app.send('POST', `/api/bookings/${booking.id}/cancellation`, { token: traveller.token, body: {} });
    assert.deepEqual(
      (await mailsOf(booking.id)).map((mail) => mail.recipient),
      [traveller.email],
    );
  });

  test('a hold that was never ordered causes no mail', async () => {
    const seat = await findSeat('instant');
    const { token } = await app.newTraveller();
    const hold = await app.send('POST', '/api/holds', {
      token,
      body: { tourId: seat.tourId, departureId: seat.id, adults: 1 },
    });
    assert.equal(hold.status, 201);
    const { batch } = mailHandlers['booking-expired'] as BatchHandler<{ bookingId: string }>;
    await batch(app.services, [{ bookingId: hold.body.id } as never]);
    assert.deepEqual(await mailsOf(hold.body.id), []);
  });

  test('the outbox page shows mails as text and escapes their markup', async () => {
    const subject = `<script>${newId()}</script>`;
    const mail = {
      event: `message:${newId()}` as const,
      recipient: 'a@b.example',
      language: 'en' as const,
      subject,
      bodyText: '<b>& more',
      bodyHtml: '-',
    };
    // Later than what tests with a moved clock have written: the page shows the latest hundred.
    await queueMail(app.services.database.db, mail, new Date(Date.now() + 900 * 86_400_000));
    const page = await outboxPage(app.services, '');
    assert.ok(page.includes(subject.replaceAll('<', '&lt;').replaceAll('>', '&gt;')));
    assert.match(page, /&lt;b&gt;&amp; more/);
    assert.doesNotMatch(page, /<script|style=|<iframe/);
  });
});
