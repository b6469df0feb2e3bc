import { expireChanges } from '#domain/bookings/jobs.ts';
import { minuteMs } from '../time.ts';
import { type Attempt, byState, nothing, party, payOrAbandon, pickDeparture, pickLatest, runLater } from './crowd.ts';

export const changeAttempts: Record<string, Attempt> = {
  change: {
    weight: 20,
    refusals: ['price_changed', ...byState],
    async run(all) {
      const known = pickLatest(
        all.random,
        all.acknowledged.filter(({ isCancelled }) => !isCancelled),
      );
      if (!known) return nothing;
      const { token } = known.owner;
      const path = `/api/bookings/${known.id}`;
      const wanted = {
        departureId: pickDeparture(all, known.tour),
        ...(all.random.chance(0.5) && party(all.random, known.tour)),
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
    async run({ app, random, acknowledged }) {
      const known = pickLatest(random, acknowledged);
      if (!known) return nothing;
      return [await app.send('DELETE', `/api/bookings/${known.id}/changes/pending`, { token: known.owner.token })];
    },
  },
  'let changes expire': { weight: 1, refusals: [], run: (all) => runLater(all, 16 * minuteMs, expireChanges) },
};
