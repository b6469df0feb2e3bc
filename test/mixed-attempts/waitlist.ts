import { offerAllSeats } from '#domain/bookings/waitlist/offer-seats.ts';
import { place } from './bookings.ts';
import { type Attempt, bySellers, byState, nothing, pickDeparture, pickLatest, runLater } from './crowd.ts';

export const waitlistAttempts: Record<string, Attempt> = {
  'join a waitlist': {
    weight: 8,
    refusals: ['seats_available', 'waitlist_state', ...bySellers],
    async run(all) {
      const owner = all.random.pick(all.people);
      // The first has one place for each departure.
      const isSmall = all.random.chance(0.7);
      const tour = isSmall ? all.tours[0] : all.random.pick(all.tours);
      const body = { departureId: pickDeparture(all, tour), adults: isSmall ? 1 : all.random.int(1, 3) };
      const joined = await all.app.send('POST', `/api/tours/${tour.id}/waitlist`, { token: owner.token, body });
      if (joined.status === 201) all.entries.push({ id: joined.body.id, owner, tour });
      return [joined];
    },
  },
  'take an offer': {
    weight: 6,
    refusals: byState,
    async run(all) {
      const entry = pickLatest(all.random, all.entries);
      if (!entry) return nothing;
      const read = await all.app.send('GET', `/api/waitlist/${entry.id}`, { token: entry.owner.token });
      const holdId = read.body.offer?.holdId as string | undefined;
      return holdId ? [read, await place(all, entry.owner, { tour: entry.tour, body: { holdId } })] : [read];
    },
  },
  'leave a waitlist': {
    weight: 2,
    refusals: byState,
    async run({ app, random, entries }) {
      const entry = pickLatest(random, entries);
      if (!entry) return nothing;
      return [await app.send('DELETE', `/api/waitlist/${entry.id}`, { token: entry.owner.token })];
    },
  },
  'offer freed seats': { weight: 3, refusals: [], run: (all) => runLater(all, 0, offerAllSeats) },
};
