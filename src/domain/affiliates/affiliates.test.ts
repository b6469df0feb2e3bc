import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf } from '#test/ledger-balances.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { eraseAccount } from '#test/security.ts';
import { dayMs, resetClockAfterEach, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);
const application = {
  kind: 'affiliate',
  name: 'Iris Bell',
  link: 'https://iris.example/letters',
  message: 'A letter about slow trips, read by some thousand people in two languages.',
  promise: true,
};

describe('an affiliate', () => {
  let app: TestApp;
  let operator: { token: string };
  before(async () => {
    app = await testApp();
  });
  // An operator's session lasts twelve hours, and these tests move the clock by weeks.
  beforeEach(async () => void (operator = await app.signIn('operator')));
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  type Person = { id: string; email: string; token: string };
  const apply = ({ token }: Pick<Person, 'token'>, more = {}) =>
    app.send('POST', '/api/affiliates', {
      token,
      body: { ...application, ...more },
      headers: { 'accept-language': 'en' },
    });
  const mine = async (person: Person) =>
    (await app.send('GET', '/api/affiliates/me', await renewToken(app, person))).body.affiliation;
  const results = async (person: Person) =>
    app.send('GET', '/api/affiliates/me/results', await renewToken(app, person));
  const idOf = async ({ email }: Person) => {
    const { data } = (await app.send('GET', '/api/admin/affiliates?pageSize=100', operator)).body;
    return data.find((one: { email: string }) => one.email === email)!.id as string;
  };
  const decide = async (person: Person, outcome: string, reasons?: string) =>
    app.send('POST', `/api/admin/affiliates/${await idOf(person)}/decision`, {
      token: operator.token,
      body: { outcome, ...(reasons && { reasons }) },
    });
  const approved = async () => {
    const person = await app.newTraveller();
    await apply(person);
    const { status, body } = await decide(person, 'approved');
    assert.equal(status, 200, JSON.stringify(body));
    return { person, code: body.code as string };
  };
  const click = (code: string) => app.send('POST', '/api/affiliate-clicks', { body: { code } });
  const book = async (traveller: { token: string }, via: string | undefined, tourId: string) => {
    const body = { tourId, date: day, adults: 2, ...(via && { via }) };
    const response = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(response.status, 201, JSON.stringify(response.body));
    return response.body.id as string;
  };
  const pay = async (traveller: { token: string }, bookingId: string) => {
    const { body } = await app.send('POST', `/api/bookings/${bookingId}/payment`, { token: traveller.token });
    await sendPaymentOutcome(app, body.redirectUrl, 'paid');
  };
  const mails = async (recipient: string) => {
    await app.jobs.runDue();
    const rows = await app.services.database.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('recipient', '=', recipient)
      .execute();
    return rows.map(({ subject }) => subject);
  };

  describe('applies', () => {
    test('once, is informed, and waits', async () => {
      const person = await app.newTraveller();
      const { status, body } = await apply(person);
      assert.deepEqual([status, body.state, body.code, body.can.apply], [201, 'applied', null, false]);
      assert.deepEqual((await apply(person)).body.code, 'affiliate_state');
      assert.ok((await mails(person.email)).includes('We have received your application'));
      assert.equal((await results(person)).status, 404);
    });

    test('with the invalid field named, and nothing written', async () => {
      const person = await app.newTraveller();
      for (const [wrong, field] of [
        [{ name: ' ' }, 'name'],
        [{ link: 'iris.example' }, 'link'],
        [{ link: 'http://iris.example' }, 'link'],
        [{ message: 'Short.' }, 'message'],
        [{ promise: false }, 'promise'],
        [{ kind: 'friend' }, 'kind'],
        [{ percent: 50 }, 'percent'],
      ] as const) {
        const { status, body } = await apply(person, wrong);
        assert.deepEqual([status, body.fields?.[0].field], [422, field]);
      }
      assert.equal(await mine(person), null);
    });

    test('and is approved with a code of their own, or declined with reasons and may try again', async () => {
      const person = await app.newTraveller();
      await apply(person);
      assert.equal((await decide(person, 'declined')).body.fields[0].field, 'reasons');
      await decide(person, 'declined', 'The address leads nowhere.');
      const declined = await mine(person);
      assert.deepEqual(
        [declined.state, declined.reasons, declined.can.apply],
        ['declined', 'The address leads nowhere.', true],
      );
      assert.equal((await decide(person, 'approved')).body.code, 'affiliate_state');
      assert.equal((await apply(person, { kind: 'creator' })).status, 201);
      await decide(person, 'approved');
      const { state, link, percent, kind } = await mine(person);
      assert.deepEqual([state, percent, kind], ['approved', 5, 'creator']);
      assert.match(link, /^http:\/\/localhost:3000\/\?via=[a-z0-9]{8}$/);
      const subjects = await mails(person.email);
      assert.ok(
        subjects.includes('About your application') && subjects.includes('You can now recommend Senda'),
        subjects.join(),
      );
    });
  });

  test('cannot be ended before it was approved, nor approved twice', async () => {
    const person = await app.newTraveller();
    await apply(person);
    const early = await decide(person, 'ended', 'The address leads nowhere.');
    assert.deepEqual([early.status, early.body.code], [409, 'affiliate_state']);
    assert.equal((await mine(person)).state, 'applied');
    await decide(person, 'approved');
    assert.equal((await decide(person, 'approved')).status, 409);
  });

  test('is forgotten a year after being declined, and not while approved', async () => {
    const person = await app.newTraveller();
    await apply(person);
    await decide(person, 'declined', 'The address leads nowhere.');
    const { person: other, code } = await approved();
    const visit = (await click(code)).body.id;
    const later = async (months: number) => {
      const { db } = app.services.database;
      const now = app.services.clock.now();
      await sql`update affiliates set decided_at = ${now}::timestamptz - make_interval(months => ${months}::int)
                where user_id in (${person.id}, ${other.id})`.execute(db);
      await recurringJobs['purge-old-affiliates']!.run(app.services);
    };
    await later(11);
    assert.equal((await mine(person)).state, 'declined');
    await later(13);
    assert.equal(await mine(person), null);
    assert.equal((await mine(other)).state, 'approved');
    const clicks = () => sql`select from affiliate_clicks where id = ${visit}`.execute(app.services.database.db);
    assert.equal((await clicks()).rows.length, 1);
    await sql`update affiliate_clicks set clicked_at = clicked_at - interval '30 days 1 second' where id = ${visit}`.execute(
      app.services.database.db,
    );
    await recurringJobs['purge-old-affiliates']!.run(app.services);
    assert.equal((await clicks()).rows.length, 0);
    assert.equal((await results(other)).body.clicks, 1);
  });

  test('can be forgotten: the links end with the account', async () => {
    const { person, code } = await approved();
    const known = await app.send('GET', '/api/auth/me/personal-data', person);
    assert.equal(known.body.parts.find(({ name }: { name: string }) => name === 'affiliate').count, 1);
    assert.equal((await eraseAccount(app, person.token, 'a walk by the sea')).status, 204);
    assert.equal((await click(code)).status, 404);
  });

  describe('brings', () => {
    test('visits, which are counted by day', async () => {
      const { person, code } = await approved();
      for (let count = 0; count < 3; count++) assert.equal((await click(code.toUpperCase())).status, 201);
      const { body } = await results(person);
      assert.deepEqual([body.clicks, body.days.length, body.days.at(-1).clicks, body.bookings], [3, 30, 3, 0]);
      assert.equal((await click('nobody00')).status, 404);
    });

    test('a booking, of which the share is earned once the trip has taken place', async () => {
      const { person, code } = await approved();
      const tour = await createTestTour();
      const { body: visit } = await click(code);
      const traveller = await app.newTraveller();
      const id = await book(traveller, visit.id, tour.id);
      await pay(traveller, id);
      const before = (await results(person)).body;
      assert.deepEqual(
        [before.bookings, before.earned, before.expected.map(({ price }: { price: number }) => price)],
        [1, [], [5]],
      );
      assert.equal(before.referrals[0].state, 'ahead');
      assert.ok(!JSON.stringify(before).includes(traveller.id), 'who booked is nobody’s business');
      moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + dayMs));
      await runClockJobs(app);
      await recurringJobs['credit-affiliates']!.run(app.services);
      await recurringJobs['credit-affiliates']!.run(app.services);
      const after = (await results(person)).body;
      assert.deepEqual([after.expected, after.earned[0].price, after.referrals[0].state], [[], 5, 'earned']);
      const { commission, affiliate } = await balancesOf(app, id);
      assert.deepEqual([commission, affiliate], [-1000, -500]);
    });

    test('nothing by a trip that was not paid, until it is paid after all', async () => {
      const { person, code } = await approved();
      const tour = await createTestTour({ useDemoSupplier: true });
      const traveller = await app.newTraveller();
      const id = await book(traveller, (await click(code)).body.id, tour.id);
      const paying = await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token });
      moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + dayMs));
      await runClockJobs(app);
      await recurringJobs['credit-affiliates']!.run(app.services);
      const { earned, expected, referrals } = (await results(person)).body;
      assert.deepEqual([earned, expected, referrals[0].state], [[], [], 'ended']);
      assert.deepEqual(await balancesOf(app, id), {});
      await sendPaymentOutcome(app, paying.body.redirectUrl, 'paid');
      await recurringJobs['credit-affiliates']!.run(app.services);
      assert.equal((await results(person)).body.earned[0].price, 5);
      const { commission, affiliate, supplier } = await balancesOf(app, id);
      assert.deepEqual([commission, affiliate, supplier], [-1000, -500, -8500]);
    });

    test('nothing by what is cancelled', async () => {
      const { person, code } = await approved();
      const tour = await createTestTour();
      const traveller = await app.newTraveller();
      const id = await book(traveller, (await click(code)).body.id, tour.id);
      await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
      moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + dayMs));
      await runClockJobs(app);
      await recurringJobs['credit-affiliates']!.run(app.services);
      const { bookings, expected, earned, referrals } = (await results(person)).body;
      assert.deepEqual([bookings, expected, earned, referrals[0].state], [0, [], [], 'ended']);
    });

    test('nothing by own bookings, after 30 days, or once ended; the bookings are made all the same', async () => {
      const { person, code } = await approved();
      const tour = await createTestTour();
      await book(person, (await click(code)).body.id, tour.id);
      const traveller = await app.newTraveller();
      await book(traveller, newId(), tour.id);
      const late = (await click(code)).body.id;
      await sql`update affiliate_clicks set clicked_at = clicked_at - interval '30 days 1 second' where id = ${late}`.execute(
        app.services.database.db,
      );
      await book(traveller, late, tour.id);
      const seen = (await click(code)).body.id;
      await decide(person, 'ended', 'Links were not marked as advertising.');
      await book(traveller, seen, tour.id);
      assert.equal((await click(code)).status, 404);
      const { body } = await results(person);
      assert.deepEqual([body.bookings, body.referrals], [0, []]);
      assert.deepEqual([(await mine(person)).link, (await mine(person)).state], [null, 'ended']);
    });

    test('nothing by tours of a partner they belong to', async () => {
      const { person, code } = await approved();
      const tour = await createTestTour();
      await sql`insert into supplier_members (supplier_id, user_id) values (${tour.supplierId}, ${person.id})`.execute(
        app.services.database.db,
      );
      await book(await app.newTraveller(), (await click(code)).body.id, tour.id);
      assert.equal((await results(person)).body.bookings, 0);
      await sql`delete from supplier_members where user_id = ${person.id}`.execute(app.services.database.db);
    });

    test('one booking for one order, however often it is sent, and none for two', async () => {
      const { person, code } = await approved();
      const { person: other, code: second } = await approved();
      const tour = await createTestTour();
      const traveller = await app.newTraveller();
      const headers = { 'idempotency-key': newId() };
      const via = (await click(code)).body.id;
      const order = () =>
        app.send('POST', '/api/bookings', {
          token: traveller.token,
          body: { tourId: tour.id, date: day, adults: 1, via },
          headers,
        });
      assert.deepEqual((await order()).body.id, (await order()).body.id);
      await click(second);
      assert.deepEqual([(await results(person)).body.bookings, (await results(other)).body.bookings], [1, 0]);
    });

    test('a referral that is written in the transaction of its booking, new or held before', async () => {
      const { code } = await approved();
      const tour = await createTestTour();
      const traveller = await app.newTraveller();
      const fresh = await book(traveller, (await click(code)).body.id, tour.id);
      const hold = await app.send('POST', '/api/holds', {
        token: traveller.token,
        body: { tourId: tour.id, date: day, adults: 1 },
      });
      const held = await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { holdId: hold.body.id, via: (await click(code)).body.id },
      });
      assert.equal(held.status, 201, JSON.stringify(held.body));
      for (const id of [fresh, held.body.id]) {
        const { rows } = await sql`
          select b.xmin::text = r.xmin::text as together
          from bookings b join affiliate_referrals r on r.booking_id = b.id where b.id = ${id}`.execute(
          app.services.database.db,
        );
        assert.deepEqual(rows, [{ together: true }]);
      }
    });

    test('no more than the marketplace keeps', async () => {
      const { person, code } = await approved();
      const db = app.services.database.db;
      await sql`update affiliates set percent = 50 where code = ${code}`.execute(db);
      await book(await app.newTraveller(), (await click(code)).body.id, (await createTestTour()).id);
      assert.equal((await results(person)).body.expected[0].price, 15);
    });
  });
});
