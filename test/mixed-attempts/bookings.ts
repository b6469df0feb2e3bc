import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { declineUndecided, expireHolds } from '#domain/bookings/jobs.ts';
import type { TestResponse } from '../app.ts';
import type { TestTour } from '../test-tour.ts';
import { hourMs, minuteMs } from '../time.ts';
import {
  type Acknowledged,
  type Attempt,
  type Attempts,
  bySellers,
  byState,
  nothing,
  party,
  payOrAbandon,
  type Person,
  pickDeparture,
  pickLatest,
  pickWhere,
  runLater,
} from './crowd.ts';

type Request = { tour: TestTour; body: object };

function request(all: Attempts): Request {
  const { random, tours, codes } = all;
  const tour = random.pick(tours);
  const [extra] = tour.options[0].extras;
  const extras = extra && random.chance(0.7) ? [{ extraId: extra, quantity: 1 }] : undefined;
  const code = random.chance(0.3) ? random.pick(codes) : undefined;
  const what = { tourId: tour.id, departureId: pickDeparture(all, tour), ...party(random, tour) };
  return { tour, body: { ...what, ...(extras && { extras }), ...(code && { code }) } };
}

export async function hold(all: Attempts, owner: Person): Promise<TestResponse> {
  const { tour, body } = request(all);
  const held = await all.app.send('POST', '/api/holds', { token: owner.token, body });
  if (held.status === 201) all.acknowledged.push({ id: held.body.id, owner, tour, isCancelled: false });
  return held;
}

/** Books, or places a hold. */
export async function place(
  { app, random, acknowledged }: Attempts,
  owner: Person,
  { tour, body }: Request,
  key?: string,
): Promise<TestResponse> {
  const payment = random.chance(0.6) ? 'now' : undefined;
  const headers = key ? { 'idempotency-key': key } : undefined;
  const response = await app.send('POST', '/api/bookings', {
    token: owner.token,
    body: { ...body, ...(payment && { payment }) },
    headers,
  });
  if (response.status !== 201) return response;
  const earlier = acknowledged.find(({ id }) => id === response.body.id);
  const paymentPage = response.body.payment?.redirectUrl as string | undefined;
  if (earlier) earlier.paymentPage ??= paymentPage;
  else acknowledged.push({ id: response.body.id, owner, tour, isCancelled: false, paymentPage });
  return response;
}

export const bookingAttempts: Record<string, Attempt> = {
  hold: {
    weight: 20,
    refusals: bySellers,
    run: async (all) => [await hold(all, all.random.pick(all.people))],
  },
  'place a hold': {
    weight: 15,
    refusals: byState,
    async run(all) {
      const earlier = pickLatest(all.random, all.acknowledged);
      return earlier
        ? [await place(all, earlier.owner, { tour: earlier.tour, body: { holdId: earlier.id } })]
        : nothing;
    },
  },
  book: {
    weight: 25,
    refusals: bySellers,
    run: async (all) => [await place(all, all.random.pick(all.people), request(all))],
  },
  'book what was quoted': {
    weight: 8,
    refusals: [...bySellers, 'price_changed'],
    async run(all) {
      const { tour, body } = request(all) as Request & {
        body: { departureId: string; adults?: number; children?: number };
      };
      const { departureId, adults = 1, children = 0 } = body;
      const day = tour.options
        .flatMap(({ departures }) => departures)
        .find(({ id }) => id === departureId)!
        .local.slice(0, 10);
      const query = `date=${day}&departure=${departureId}&adults=${adults}&children=${children}`;
      const offered = await all.app.send('GET', `/api/tours/${tour.id}/availability?${query}`);
      const quote = offered.body.quote as { id: string } | null;
      if (!quote) return nothing;
      const owner = all.random.pick(all.people);
      const chosen = { tourId: tour.id, departureId, adults, ...(children > 0 && { children }), quoteId: quote.id };
      return [await place(all, owner, { tour, body: chosen })];
    },
  },
  'book twice with one key': {
    weight: 5,
    refusals: bySellers,
    async run(all) {
      const [owner, key, { tour, body }] = [all.random.pick(all.people), newId(), request(all)];
      const sent = { tour, body: { ...body, payment: 'now' } };
      const send = () => place({ ...all, random: { ...all.random, chance: () => false } }, owner, sent, key);
      const responses = await Promise.all([send(), send()]);
      assert.deepEqual(responses[0]!.body.id, responses[1]!.body.id);
      return responses;
    },
  },
  pay: {
    weight: 15,
    refusals: byState,
    async run(all) {
      const earlier = pickLatest(all.random, all.acknowledged);
      if (!earlier) return nothing;
      const started = await all.app.send('POST', `/api/bookings/${earlier.id}/payment`, { token: earlier.owner.token });
      const page = (started.body.redirectUrl as string | undefined) ?? earlier.paymentPage;
      if (page) await payOrAbandon(all, page);
      return [started];
    },
  },
  'cancel all': {
    weight: 10,
    refusals: byState,
    async run(all) {
      const earlier = pickLatest(all.random, all.acknowledged);
      return earlier ? [await cancelled(all, earlier, {})] : nothing;
    },
  },
  'cancel some': {
    weight: 10,
    refusals: byState,
    async run(all) {
      const earlier = pickLatest(all.random, all.acknowledged);
      const items = all.random.times(all.random.int(1, 2), () => all.random.int(1, 4));
      return earlier ? [await cancelled(all, earlier, { items })] : nothing;
    },
  },
  'cancel as supplier': {
    weight: 3,
    refusals: byState,
    async run(all) {
      const earlier = await pickWhere(all, sql`state = 'confirmed'`);
      if (!earlier) return nothing;
      const path = `/api/supplier/bookings/${earlier.id}/cancellation`;
      const response = await all.app.send('POST', path, { token: all.supplier.token, body: { reason: 'Storm' } });
      if (response.status === 200) earlier.isCancelled = true;
      return [response];
    },
  },
  decide: {
    weight: 8,
    refusals: byState,
    async run(all) {
      const earlier = await pickWhere(all, sql`state = 'pending'`);
      if (!earlier) return nothing;
      const body = { decision: all.random.chance(0.6) ? 'accept' : 'decline' };
      const path = `/api/supplier/bookings/${earlier.id}/decision`;
      return [await all.app.send('POST', path, { token: all.supplier.token, body })];
    },
  },
  'let holds expire': { weight: 2, refusals: [], run: (all) => runLater(all, 16 * minuteMs, expireHolds) },
  'let requests expire': { weight: 1, refusals: [], run: (all) => runLater(all, 49 * hourMs, declineUndecided) },
};

async function cancelled({ app }: Attempts, earlier: Acknowledged, body: object): Promise<TestResponse> {
  const path = `/api/bookings/${earlier.id}/cancellation`;
  const response = await app.send('POST', path, { token: earlier.owner.token, body });
  if (response.status === 200 && response.body.status === 'Cancelled') earlier.isCancelled = true;
  return response;
}
