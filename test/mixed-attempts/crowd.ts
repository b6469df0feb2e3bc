// Who tries, and what they know of each other's bookings.
import assert from 'node:assert/strict';
import type { Random } from '@senda/posters/random';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '#platform/services.ts';
import type { TestApp, TestResponse } from '../app.ts';
import { sendPaymentOutcome } from '../gift-cards.ts';
import type { TestTour } from '../test-tour.ts';

export type Person = { id: string; token: string };

/** A hold or booking that was acknowledged. */
export type Acknowledged = { id: string; owner: Person; tour: TestTour; isCancelled: boolean; paymentPage?: string };

export type Attempts = {
  app: TestApp;
  random: Random;
  people: readonly [Person, ...Person[]];
  supplier: Person;
  tours: readonly [TestTour, ...TestTour[]];
  /** One of them, which needs a least number of people. */
  least: TestTour;
  /** Promo codes, good for few bookings. */
  codes: readonly [string, ...string[]];
  acknowledged: Acknowledged[];
  orders: { id: string; owner: Person }[];
  /** Of waitlists. */
  entries: { id: string; owner: Person; tour: TestTour }[];
  /** The supplier's entries by hand, and edits of its calendar. */
  byHand: string[];
  edits: string[];
  /** The share of the attempts that were made: tours are sold day after day, so that there is always something left. */
  progress: number;
};

/** What may be answered instead of the success: the codes of refusals. */
export type Attempt = {
  weight: number;
  refusals: readonly string[];
  run: (attempts: Attempts) => Promise<readonly TestResponse[]>;
};

export const nothing: readonly TestResponse[] = [];

export const bySellers = ['sold_out', 'extra_sold_out', 'departure_closed', 'invalid_input'];
export const byState = ['booking_state', 'hold_expired', 'not_found', ...bySellers];

const lookedAt = 40;

/** One of the latest, which others are changing, too. */
export function pickLatest<T>(random: Random, known: readonly T[]): T | undefined {
  const latest = known.slice(-lookedAt);
  return latest[random.int(0, latest.length - 1)];
}

/** One of the latest of which something is true now; another one may make it untrue meanwhile. Without such a one any of the latest. */
export async function pickWhere(
  { app, random, acknowledged }: Attempts,
  condition: RawBuilder<boolean>,
): Promise<Acknowledged | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings b where id = any (${acknowledged.map(({ id }) => id)}::uuid[]) and ${condition}`.execute(
    app.services.database.db,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return pickLatest(random, ids.size > 0 ? acknowledged.filter(({ id }) => ids.has(id)) : acknowledged);
}

/** Of a booking that was made. */
export async function departureOf({ app }: Attempts, { id, owner }: Acknowledged): Promise<string> {
  const { body } = await app.send('GET', `/api/bookings/${id}`, { token: owner.token });
  return body.departureId;
}

/** Of one to fifty seats. */
export function party(random: Random, { options }: TestTour): object {
  const [{ units }] = options;
  if (units.other && random.chance(0.2)) return { units: [{ unitId: units.other, quantity: random.int(1, 2) }] };
  if (units.family && random.chance(0.3)) return { units: [{ unitId: units.family, quantity: random.int(1, 4) }] };
  if (units.infant && random.chance(0.3))
    return {
      units: [
        { unitId: units.adult, quantity: random.int(1, 3) },
        { unitId: units.infant, quantity: random.int(1, 2) },
      ],
    };
  const children = units.child && random.chance(0.3) ? random.int(1, 3) : 0;
  return { adults: random.chance(0.8) ? random.int(1, 4) : random.int(5, 20), children };
}

/** A departure of the days that are being sold. */
export function pickDeparture({ random, progress }: Attempts, { options }: TestTour): string {
  const { departures } = options[0];
  const at = Math.floor(progress * departures.length) + random.int(-1, 1);
  return departures[Math.min(departures.length - 1, Math.max(0, at))]!.id;
}

export async function payOrAbandon({ app, random }: Attempts, page: string): Promise<void> {
  const { status } = await sendPaymentOutcome(app, page, random.chance(0.8) ? 'paid' : 'abandoned');
  assert.ok(status < 500, `the payment page answered ${status}`);
}

/** Runs a job as if so much time had passed. */
export async function runLater(
  { app }: Attempts,
  aheadMs: number,
  run: (services: Services) => Promise<void>,
): Promise<readonly TestResponse[]> {
  const at = new Date(app.services.clock.now().getTime() + aheadMs);
  await run({ ...app.services, clock: { now: () => at } });
  return nothing;
}
