// Everything at once, in an order of which a seed decides: nothing is oversold, used twice or lost. A seed is replayed with
// RACE_SEEDS=name RACE_ATTEMPTS=5000 npm run test:race; the clients still meet by chance.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { brokenInvariants, checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import type { Attempts } from '#test/mixed-attempts/crowd.ts';
import { answeredAttempts, makeAttempts, startAttempts } from '#test/mixed-attempts/make-attempts.ts';
import { leastPartyHours } from '#test/mixed-attempts/suppliers.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, createTestResource, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { renewToken } from '#test/time.ts';

const seeds = (process.env.RACE_SEEDS ?? 'one,two').split(',');
const count = Number(process.env.RACE_ATTEMPTS ?? 1000);
const [clients, travellers] = [24, 12];
const days = Array.from({ length: Math.ceil(count / 80) }, (_, index) => dayAhead(12 + index));

describe('a crowd that holds, orders, pays, changes, waits, expires and cancels at once', () => {
  let app: TestApp;
  let people: { id: string; token: string }[];
  before(async () => {
    app = await testApp();
    people = [];
    for (let at = 0; at < travellers; at++) people.push(await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function makeTours(): Promise<[TestTour, ...TestTour[]]> {
    const [bikes, guide] = [await createTestResource(12), await createTestResource(1)];
    const at = (...times: string[]) => days.flatMap((day) => times.map((time) => `${day}T${time}`));
    const wanted: Parameters<typeof createTestTour>[0][] = [
      { starts: at('09:00'), capacity: 1 },
      { starts: at('09:00'), capacity: 7, units: { adult: 3333, child: 1111, infant: 222 }, payLater: false },
      {
        starts: at('09:00'),
        capacity: 60,
        units: { adult: 5000, child: 2500, family: 12_000, other: 40_000 },
        sizes: { other: { seats: 25, adults: 1, children: 0 } },
        rules: [{ fromPeople: 4, percent: -10 }],
      },
      { starts: at('09:00'), confirmation: 'on-request', capacity: 12, policy: 'moderate' },
      { starts: at('10:00'), needs: [{ resourceId: bikes, per: 'seat' }], extras: [{ label: 'Helmet', stock: 1 }] },
      { starts: at('11:00'), needs: [{ resourceId: bikes, per: 'seat' }] },
      {
        starts: at('10:30'),
        needs: [
          { resourceId: guide, per: 'departure' },
          { resourceId: bikes, per: 'seat', quantity: 2 },
        ],
      },
      { starts: at('15:00', '15:30'), needs: [{ resourceId: guide, per: 'departure' }] },
      { starts: at('13:00'), capacity: 30, leastParty: { people: 6, hoursBefore: leastPartyHours } },
    ];
    const tours = [];
    for (const tour of wanted) tours.push(await createTestTour({ useDemoSupplier: true, ...tour }));
    return tours as [TestTour, ...TestTour[]];
  }

  /** One that runs out early, one that each person may use a few times, one without end. */
  async function makeCodes(): Promise<[string, ...string[]]> {
    const limits = [{ most: Math.max(3, Math.ceil(count / 1000)) }, { mostPerPerson: 5 }, { percent: 25 }];
    const codes = [];
    for (const limit of limits) codes.push((await createPromoCode(limit)).code);
    return codes as [string, ...string[]];
  }

  async function checkNothingIsLost({ tours, acknowledged }: Attempts): Promise<void> {
    for (const { id, owner, isCancelled } of acknowledged) {
      const { status, body } = await app.send('GET', `/api/bookings/${id}`, { token: owner.token });
      // A hold that was not placed is no booking yet.
      if (status === 404) continue;
      assert.equal(status, 200, JSON.stringify(body));
      if (isCancelled) assert.equal(body.state, 'cancelled', id);
    }
    const { rows } = await sql<{ id: string; isOffer: boolean }>`
      select id, exists (select from waitlist_entries where booking_id = bookings.id) as is_offer from bookings
      where tour_id = any (${tours.map(({ id }) => id)}::uuid[])`.execute(app.services.database.db);
    // Seats that were offered to a waiting traveller are a hold that no one requested.
    const acknowledgedIds = new Set(acknowledged.map(({ id }) => id));

    const found = rows.filter(({ id, isOffer }) => acknowledgedIds.has(id) || !isOffer);
    assert.deepEqual(found.map(({ id }) => id).toSorted(), [...acknowledgedIds].toSorted());
  }

  /** By what ended them, and who: `call_off` ends as cancelled by the clock. */
  async function countEnded({ tours }: Attempts): Promise<Record<string, number>> {
    const { rows } = await sql<{ ended: string; times: number }>`
      select state || ' by ' || ended_by as ended, count(*)::int as times from bookings
      where ended_at is not null and tour_id = any (${tours.map(({ id }) => id)}::uuid[]) group by 1 order by 1`.execute(
      app.services.database.db,
    );
    return Object.fromEntries(rows.map(({ ended, times }) => [ended, times]));
  }

  const reached = new Map<string, number>();
  for (const seed of seeds)
    test(`sells, refunds and charges each thing once (${seed}, ${count} attempts)`, async () => {
      const [first, ...others] = await Promise.all(people.map((person) => renewToken(app, person)));
      const supplier = await app.signIn('supplier');
      const tours = await makeTours();
      const all = startAttempts(seed, {
        app,
        people: [first!, ...others],
        supplier,
        tours,
        least: tours.at(-1)!,
        codes: await makeCodes(),
      });
      const startedMs = performance.now();
      const answers = await makeAttempts(all, count, clients);
      const seconds = (performance.now() - startedMs) / 1000;
      console.log(`${seed}: ${Math.round(count / seconds)} attempts/s`, answers);
      console.log('bookings ended', await countEnded(all));
      for (const [answer, times] of Object.entries(answers)) reached.set(answer, (reached.get(answer) ?? 0) + times);
      assert.deepEqual(await brokenInvariants(app), []);
      await checkNothingIsLost(all);
    });

  test(
    'does each thing at least once, and is refused places, extras and codes',
    { skip: count * seeds.length < 2000 },
    () => {
      assert.deepEqual(
        answeredAttempts.filter((name) => !reached.has(`${name}: done`)),
        [],
      );
      for (const refusal of ['sold_out', 'extra_sold_out', 'promo_used_up'])
        assert.ok(
          reached.keys().some((answer) => answer.endsWith(`: ${refusal}`)),
          refusal,
        );
    },
  );
});
