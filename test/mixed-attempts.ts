// Many people do at once whatever can be done with a booking, in an order that comes from a seed. What they are answered is
// remembered, so that afterwards nothing may be missing.
import assert from 'node:assert/strict';
import { randomFrom, type Random } from '@senda/posters/random';
import { newId } from '#kernel/ids.ts';
import { declineUndecided, expireHolds } from '#domain/bookings/jobs.ts';
import type { TestApp, TestResponse } from './app.ts';
import { sendPaymentOutcome } from './gift-cards.ts';
import type { TestTour } from './test-tour.ts';
import { hourMs, minuteMs } from './time.ts';

type Person = { id: string; token: string };

/** A hold or booking that was acknowledged. */
type Acknowledged = { id: string; owner: Person; isCancelled: boolean; paymentPage?: string };

export type Attempts = {
  app: TestApp;
  random: Random;
  people: readonly [Person, ...Person[]];
  supplier: Person;
  tours: readonly [TestTour, ...TestTour[]];
  acknowledged: Acknowledged[];
  /** The share of the attempts that were made: tours are sold day after day, so that there is always something left. */
  progress: number;
};

/** What may be answered instead of the success: the codes of refusals. */
type Attempt = { weight: number; refusals: readonly string[]; run: (attempts: Attempts) => Promise<TestResponse[]> };

const lookedAt = 40;

/** One of the latest, which others are changing, too. */
function pickLatest({ random, acknowledged }: Attempts): Acknowledged | undefined {
  const latest = acknowledged.slice(-lookedAt);
  return latest[random.int(0, latest.length - 1)];
}

/** Of one to fifty seats. */
function party({ random }: Attempts, { options }: TestTour): object {
  const [{ units }] = options;
  if (units.other && random.chance(0.2)) return { units: [{ unitId: units.other, quantity: random.int(1, 2) }] };
  if (units.family && random.chance(0.3)) return { units: [{ unitId: units.family, quantity: random.int(1, 4) }] };
  const children = units.child && random.chance(0.3) ? random.int(1, 3) : 0;
  return { adults: random.chance(0.8) ? random.int(1, 4) : random.int(5, 20), children };
}

function request(attempts: Attempts): object {
  const { random, tours, progress } = attempts;
  const tour = random.pick(tours);
  const departures = tour.options[0].departures;
  const at = Math.floor(progress * departures.length) + random.int(-1, 1);
  const { id } = departures[Math.min(departures.length - 1, Math.max(0, at))]!;
  const [extra] = tour.options[0].extras;
  const extras = extra && random.chance(0.7) ? [{ extraId: extra, quantity: 1 }] : undefined;
  return { tourId: tour.id, departureId: id, ...party(attempts, tour), ...(extras && { extras }) };
}

async function placed(attempts: Attempts, owner: Person, body: object, key?: string): Promise<TestResponse> {
  const { app, random, acknowledged } = attempts;
  const payment = random.chance(0.6) ? 'now' : undefined;
  const headers = key ? { 'idempotency-key': key } : undefined;
  const response = await app.send('POST', '/api/bookings', {
    token: owner.token,
    body: { ...body, ...(payment && { payment }) },
    headers,
  });
  if (response.status !== 201) return response;
  const known = acknowledged.find(({ id }) => id === response.body.id);
  const paymentPage = response.body.payment?.redirectUrl as string | undefined;
  if (known) known.paymentPage ??= paymentPage;
  else acknowledged.push({ id: response.body.id, owner, isCancelled: false, paymentPage });
  return response;
}

const atTheSellers = ['sold_out', 'extra_sold_out', 'departure_closed', 'invalid_input'];
const ofTheState = ['booking_state', 'hold_expired', 'not_found', ...atTheSellers];

const nothing: TestResponse[] = [];

export const attempts: Record<string, Attempt> = {
  hold: {
    weight: 20,
    refusals: atTheSellers,
    async run(all) {
      const owner = all.random.pick(all.people);
      const held = await all.app.send('POST', '/api/holds', { token: owner.token, body: request(all) });
      if (held.status === 201) all.acknowledged.push({ id: held.body.id, owner, isCancelled: false });
      return [held];
    },
  },
  'place a hold': {
    weight: 15,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      return known ? [await placed(all, known.owner, { holdId: known.id })] : nothing;
    },
  },
  book: {
    weight: 25,
    refusals: atTheSellers,
    run: async (all) => [await placed(all, all.random.pick(all.people), request(all))],
  },
  'book twice with one key': {
    weight: 5,
    refusals: atTheSellers,
    async run(all) {
      const [owner, key, body] = [all.random.pick(all.people), newId(), { ...request(all), payment: 'now' }];
      const send = () => placed({ ...all, random: { ...all.random, chance: () => false } }, owner, body, key);
      const responses = await Promise.all([send(), send()]);
      assert.deepEqual(responses[0]!.body.id, responses[1]!.body.id);
      return responses;
    },
  },
  pay: {
    weight: 15,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      if (!known) return nothing;
      const started = await all.app.send('POST', `/api/bookings/${known.id}/payment`, { token: known.owner.token });
      const page = (started.body.redirectUrl as string | undefined) ?? known.paymentPage;
      if (page) await outcomeOf(all, page);
      return [started];
    },
  },
  'cancel all': {
    weight: 10,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      return known ? [await cancelled(all, known, {})] : nothing;
    },
  },
  'cancel some': {
    weight: 10,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      const items = all.random.times(all.random.int(1, 2), () => all.random.int(1, 4));
      return known ? [await cancelled(all, known, { items })] : nothing;
    },
  },
  'cancel as supplier': {
    weight: 3,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      if (!known) return nothing;
      const path = `/api/supplier/bookings/${known.id}/cancellation`;
      const response = await all.app.send('POST', path, { token: all.supplier.token, body: {} });
      if (response.status === 200) known.isCancelled = true;
      return [response];
    },
  },
  decide: {
    weight: 8,
    refusals: ofTheState,
    async run(all) {
      const known = pickLatest(all);
      if (!known) return nothing;
      const body = { decision: all.random.chance(0.6) ? 'accept' : 'decline' };
      const path = `/api/supplier/bookings/${known.id}/decision`;
      return [await all.app.send('POST', path, { token: all.supplier.token, body })];
    },
  },
  'let holds expire': { weight: 2, refusals: [], run: (all) => atLater(all, 16 * minuteMs, expireHolds) },
  'let requests lapse': { weight: 1, refusals: [], run: (all) => atLater(all, 49 * hourMs, declineUndecided) },
};

async function outcomeOf({ app, random }: Attempts, page: string): Promise<void> {
  const { status } = await sendPaymentOutcome(app, page, random.chance(0.8) ? 'paid' : 'abandoned');
  assert.ok(status < 500, `the payment page answered ${status}`);
}

async function cancelled({ app }: Attempts, known: Acknowledged, body: object): Promise<TestResponse> {
  const path = `/api/bookings/${known.id}/cancellation`;
  const response = await app.send('POST', path, { token: known.owner.token, body });
  if (response.status === 200 && response.body.status === 'Cancelled') known.isCancelled = true;
  return response;
}

async function atLater({ app }: Attempts, aheadMs: number, run: typeof expireHolds): Promise<TestResponse[]> {
  const at = new Date(app.services.clock.now().getTime() + aheadMs);
  await run({ ...app.services, clock: { now: () => at } });
  return nothing;
}

/** `seed` decides who tries what. */
export const startAttempts = (
  seed: string,
  given: Omit<Attempts, 'random' | 'acknowledged' | 'progress'>,
): Attempts => ({
  ...given,
  random: randomFrom(seed),
  acknowledged: [],
  progress: 0,
});

const total = Object.values(attempts).reduce((sum, { weight }) => sum + weight, 0);

function pickAttempt(random: Random): [name: string, attempt: Attempt] {
  let left = random.range(0, total);
  return Object.entries(attempts).find(([, { weight }]) => (left -= weight) < 0)!;
}

/** Makes `count` attempts, `clients` at a time. Returns how often each was answered how. */
export async function makeAttempts(all: Attempts, count: number, clients: number): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let made = 0;
  async function client(): Promise<void> {
    while (made++ < count) {
      all.progress = made / count;
      const [name, { refusals, run }] = pickAttempt(all.random);
      for (const { status, body } of await run(all)) {
        const answer = status < 300 ? 'done' : (body.code as string);
        assert.ok(status < 300 || refusals.includes(answer), `${name}: ${status} ${JSON.stringify(body)}`);
        answers[`${name}: ${answer}`] = (answers[`${name}: ${answer}`] ?? 0) + 1;
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
