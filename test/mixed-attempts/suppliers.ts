// What the supplier does meanwhile: entries by hand, edits of the calendar, other times, departures that it cancels or that too few have
// booked.
import { sql } from 'kysely';
import { endBookings } from '#domain/bookings/departure-cancellations/end-bookings.ts';
import { decideDepartures } from '#domain/bookings/least-party/decide-departures.ts';
import type { TestTour } from '../test-tour.ts';
import { hourMs } from '../time.ts';
import {
  type Acknowledged,
  type Attempt,
  type Attempts,
  byState,
  departureOf,
  nothing,
  pickDeparture,
  pickLatest,
  pickWhere,
  runLater,
} from './crowd.ts';

const post = ({ app, supplier }: Attempts, path: string, body: object) =>
  app.send('POST', `/api/supplier/${path}`, { token: supplier.token, body });

function pickDayOfTour(all: Attempts): { tour: TestTour; departureId: string; day: string } {
  const tour = all.random.pick(all.tours);
  const departureId = pickDeparture(all, tour);
  return { tour, departureId, day: dayOf(tour, departureId) };
}

async function dayOfBooking(all: Attempts, known: Acknowledged): Promise<{ departureId: string; day: string }> {
  const departureId = await departureOf(all, known);
  return { departureId, day: dayOf(known.tour, departureId) };
}

const dayOf = ({ options: [{ departures }] }: TestTour, departureId: string): string =>
  departures.find(({ id }) => id === departureId)!.local.slice(0, 10);

export const supplierAttempts: Record<string, Attempt> = {
  'add an entry by hand': {
    weight: 6,
    refusals: ['sold_out', 'departure_closed', 'invalid_input'],
    async run(all) {
      const { tour, departureId } = pickDayOfTour(all);
      const { adult } = tour.options[0].units;
      const [isBooking, quantity] = [all.random.chance(0.5), all.random.int(1, 4)];
      const entry = isBooking
        ? { kind: 'booking', name: 'Ada Lovelace', units: [{ unitId: adult, quantity }] }
        : { kind: 'block', seats: quantity, note: 'Kept free' };
      const added = await post(all, `departures/${departureId}/entries`, entry);
      if (added.status === 201) all.byHand.push(added.body.id);
      return [added];
    },
  },
  'release an entry by hand': {
    weight: 4,
    refusals: ['not_found'],
    async run({ app, random, byHand, supplier }) {
      const id = pickLatest(random, byHand);
      return id ? [await app.send('DELETE', `/api/supplier/entries/${id}`, { token: supplier.token })] : nothing;
    },
  },
  'edit the calendar': {
    weight: 5,
    refusals: ['too_many_requests'],
    async run(all) {
      const { tour, day } = pickDayOfTour(all);
      const { random } = all;
      const change = random.pick([
        { kind: 'close' },
        { kind: 'open' },
        { kind: 'open' },
        { capacity: random.int(1, 60) },
        { price: { percent: random.int(1, 30) } },
      ]);
      const tourIds = random.chance(0.7) ? [tour.id] : all.tours.map(({ id }) => id);
      const edited = await post(all, 'calendar/edits', { from: day, to: day, tourIds, ...change });
      if (edited.status === 201) all.edits.push(edited.body.id);
      return [edited];
    },
  },
  'undo an edit': {
    weight: 3,
    refusals: ['not_found'],
    async run(all) {
      const id = pickLatest(all.random, all.edits);
      return id ? [await post(all, `calendar/edits/${id}/reversal`, {})] : nothing;
    },
  },
  'move a departure': {
    weight: 4,
    refusals: ['departure_closed', 'unavailable', 'invalid_input'],
    async run(all) {
      const known = all.random.chance(0.5) ? await pickWhere(all, sql`state = 'confirmed'`) : undefined;
      const { departureId, day } = known ? await dayOfBooking(all, known) : pickDayOfTour(all);
      const time = `${all.random.int(10, 20)}:${all.random.pick(['00', '20', '45'])}`;
      return [await post(all, `departures/${departureId}/changes`, { startsAtLocal: `${day}T${time}` })];
    },
  },
  'cancel a departure': {
    weight: 2,
    refusals: [],
    async run(all) {
      const { tour, departureId } = pickDayOfTour(all);
      const cancelled = await post(all, `departures/${departureId}/cancellation`, { reason: 'A storm.' });
      // Those of the one that is decided end by the clock of 'decide departures', which is ahead.
      if (tour !== all.least) await endBookings(all.app.services, { departureId });
      return [cancelled];
    },
  },
  'accept another time': {
    weight: 4,
    refusals: byState,
    async run(all) {
      const isFree = sql<boolean>`exists (select from booking_changes where booking_id = b.id and free_until > now())`;
      const known = await pickWhere(all, isFree);
      if (!known) return nothing;
      const path = `/api/bookings/${known.id}/acceptance`;
      return [await all.app.send('POST', path, { token: known.owner.token, body: {} })];
    },
  },
  /** Those of the days that are being sold, which have been booked by few or by enough. */
  'decide departures': {
    weight: 1,
    refusals: [],
    async run(all) {
      const { least } = all;
      const departureId = pickDeparture(all, least);
      const { startsAt } = least.options[0].departures.find(({ id }) => id === departureId)!;
      const aheadMs = startsAt.getTime() - leastPartyHours * hourMs - all.app.services.clock.now().getTime();
      return runLater(all, aheadMs, async (services) => {
        await decideDepartures(services);
        await endBookings(services, { departureId });
      });
    },
  },
};

export const leastPartyHours = 24;
