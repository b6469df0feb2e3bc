import type { BookingView } from '#contract/bookings.ts';
import type { BookingRow } from '../reading/booking-queries.ts';

type LeastPartyRow = Pick<
  BookingRow,
  'state' | 'endedBy' | 'leastPeople' | 'fillBy' | 'departureDecidedAt' | 'peopleComing'
>;

/** Null where the option runs with any number, and once the trip is over or was cancelled for another reason. */
export function leastPartyView(row: LeastPartyRow): BookingView['leastParty'] {
  if (row.leastPeople === null || row.fillBy === null) return null;
  const status = statusOf(row);
  return status && { people: row.leastPeople, coming: row.peopleComing, decideBy: row.fillBy.toISOString(), status };
}

function statusOf({ state, endedBy, departureDecidedAt }: LeastPartyRow) {
  if (state === 'cancelled') return endedBy === 'clock' ? 'called_off' : null;
  if (state !== 'on_hold' && state !== 'pending' && state !== 'confirmed') return null;
  return departureDecidedAt === null ? 'open' : 'runs';
}
