import type { Random } from '@senda/posters/random';
import { sql } from 'kysely';
import { expireChanges } from '#domain/bookings/jobs.ts';
import type { TestTour } from '../test-tour.ts';
import { minuteMs } from '../time.ts';
import {
  type Attempt,
  byState,
  departureOf,
  nothing,
  party,
  payOrAbandon,
  pickDeparture,
  pickWhere,
  runLater,
} from './crowd.ts';

export const changeAttempts: Record<string, Attempt> = {
  change: {
    weight: 20,
    refusals: ['price_changed', ...byState],
    async run(all) {
      const known = await pickWhere(all, sql`state = 'confirmed'`);
      if (!known) return nothing;
      const { token } = known.owner;
      const path = `/api/bookings/${known.id}`;
      const stays = all.random.chance(0.4);
      const wanted = {
        // Who stays on it changes who comes.
        departureId: stays ? await departureOf(all, known) : pickDeparture(all, known.tour),
        ...((stays || all.random.chance(0.5)) && party(all.random, known.tour)),
        ...(all.random.chance(0.3) && { extras: extras(all.random, known.tour) }),
      };
      const quoted = await all.app.send('POST', `${path}/change-quote`, { token, body: wanted });
      if (quoted.status !== 200) return [quoted];
      const { priceMinor, currency } = quoted.body.total;
      const body = { ...wanted, expectedTotal: { priceMinor, currency } };
      const changed = await all.app.send('POST', `${path}/changes`, { token, body });
      const page = changed.body.change?.redirectUrl as string | undefined;
      if (changed.status === 200 && page && all.random.chance(0.7)) await payOrAbandon(all, page);
      return [changed];
    },
  },
  'drop a change': {
    weight: 3,
    refusals: byState,
    async run(all) {
      const pending = sql<boolean>`exists (select from booking_changes where booking_id = b.id and state = 'pending')`;
      const known = await pickWhere(all, pending);
      if (!known) return nothing;
      return [await all.app.send('DELETE', `/api/bookings/${known.id}/changes/pending`, { token: known.owner.token })];
    },
  },
  'let changes expire': { weight: 1, refusals: [], run: (all) => runLater(all, 16 * minuteMs, expireChanges) },
};

const extras = (random: Random, { options: [{ extras: sold }] }: TestTour): object[] =>
  sold.map((extraId) => ({ extraId, quantity: random.int(0, 1) })).filter(({ quantity }) => quantity > 0);
