// A booking is changed, partly cancelled, paid and cancelled in any order, at any time: afterwards seats, items, ledger and terms agree,
// and no traveller has got back more than was paid.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { brokenInvariants, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, setTerms, type TestTour } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { expireChanges } from '../jobs.ts';

const starts = [10, 12, 20].map((days) => `${dayAhead(days)}T10:00`);
const rules = [
  { seasonFrom: dayAhead(11), seasonTo: dayAhead(15), percent: 33 },
  { seasonFrom: dayAhead(16), seasonTo: dayAhead(30), percent: -33 },
];

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      to: fc.nat(3),
      party: fc.constantFrom('same', 'people', 'tickets'),
      adults: fc.nat(4),
      children: fc.nat(2),
      families: fc.nat(1),
      infants: fc.nat(1),
      seniors: fc.nat(2),
      photos: fc.option(fc.nat(3)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel an item' as const), item: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pay' as const), outcome: fc.constantFrom('paid', 'abandoned') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.3, 24, 72) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** More people, fewer, others, none, or with other tickets and extras. */
function wantedOf(one: Extract<Step, { do: 'change' }>, tour: TestTour): object {
  const { id: departureId } = tour.options.flatMap(({ departures }) => departures)[one.to]!;
  const option = tour.options.find(({ departures }) => departures.some(({ id }) => id === departureId))!;
  const { adults, children, families, infants, seniors } = one;
  const counts = { adult: adults, child: children, family: families, infant: infants, senior: seniors };
  const units = Object.entries(counts)
    .map(([kind, quantity]) => ({ unitId: option.units[kind]!, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const photos = one.photos ? [{ extraId: option.extras[0]!, quantity: one.photos }] : [];
  return {
    departureId,
    ...(one.party === 'people' && { adults, children }),
    ...(one.party === 'tickets' && { units }),
    ...(one.photos !== null && { extras: photos }),
  };
}

describe('a booking that is changed in any order', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body });

  async function live(payLater: boolean, steps: readonly Step[]): Promise<void> {
    app.moveClock(0);
    const extras = [{ label: 'Photos', priceMinor: 777, stock: 5 }];
    const moreOptions = [
      {
        starts: starts.slice(0, 1),
        units: { adult: 4100, child: 1900, family: 9300, infant: 300, senior: 2900 },
        extras,
      },
    ];
    const units = { adult: 5000, child: 2500, family: 11_100, infant: 700, senior: 3300 };
    const tour = await createTestTour({ starts, rules, units, extras, moreOptions, payLater, policy: 'moderate' });
    const departures = tour.options.flatMap((option) => option.departures.map(({ id }) => id));
    const photos = [{ extraId: tour.options[0].extras[0], quantity: 2 }];
    const order = { tourId: tour.id, departureId: departures[0], adults: 2, children: 1, extras: photos };
    const { body: booking } = await call('POST', 'bookings', order);
    const id = booking.id as string;
    if (!payLater) await sendPaymentOutcome(app, booking.payment.redirectUrl, 'paid');
    await setTerms(app, id);
    // Every page that was ever opened may be paid, also when it is long out of date.
    const pages: string[] = [];
    const open = async () => (await call('GET', `bookings/${id}`)).body;
    for (const one of steps) {
      if (one.do === 'change') {
        const to = wantedOf(one, tour);
        const quoted = (await call('POST', `bookings/${id}/change-quote`, to)).body;
        assert.notEqual(quoted.status, 500, JSON.stringify(quoted));
        const { priceMinor, currency } = quoted.total ?? { priceMinor: 0, currency: 'EUR' };
        const changed = await call('POST', `bookings/${id}/changes`, {
          ...to,
          expectedTotal: { priceMinor, currency },
        });
        assert.ok(changed.status < 500, JSON.stringify(changed.body));
        if (changed.body.change) pages.push(changed.body.change.redirectUrl);
      } else if (one.do === 'cancel an item') {
        const { data } = (await call('GET', `bookings/${id}/items`)).body;
        const items = [data[one.item % data.length].position];
        assert.ok((await call('POST', `bookings/${id}/cancellation`, { items })).status < 500);
      } else if (one.do === 'cancel') await call('POST', `bookings/${id}/cancellation`, {});
      else if (one.do === 'wait') {
        moveClockTo(app, new Date(app.services.clock.now().getTime() + one.hours * hourMs));
        await expireChanges(app.services);
      } else {
        const started = await call('POST', `bookings/${id}/payment`);
        if (started.status === 201) pages.push(started.body.redirectUrl);
        const page = pages[steps.indexOf(one) % Math.max(1, pages.length)];
        if (page) await sendPaymentOutcome(app, page, one.outcome as 'paid');
      }
      assert.deepEqual(await brokenInvariants(app), [], JSON.stringify(one));
    }
    const { captured, refunded } = await cashOf(app, id);
    assert.ok(refunded <= captured);
    moveClockTo(app, new Date(app.services.clock.now().getTime() + 20 * minuteMs));
    await expireChanges(app.services);
    const { state, lines } = await open();
    const seatsOf = ({ kind, quantity }: any) =>
      quantity * ({ adult: 1, child: 1, senior: 1, family: 4 }[kind as string] ?? 0);
    const seats = lines.reduce((all: number, line: any) => all + seatsOf(line), 0);
    const taken = await Promise.all(departures.map((departure) => countTakenSeats(app, departure)));
    const sum = taken.reduce((all, seats) => all + seats, 0);
    assert.equal(sum, state === 'confirmed' ? seats : 0);
    assert.deepEqual(await brokenInvariants(app), []);
  }

  test('keeps all invariants after each step, and in the end the seats of those who go', async () => {
    await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 8 }), live), {
      numRuns: Number(process.env.RUNS ?? 12),
      endOnFailure: true,
    });
  });
});
