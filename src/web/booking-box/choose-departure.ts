import type { DepartureView } from '#contract/bookings.ts';
import { partySize, type Party } from '#kernel/party.ts';

export function hasRoom({ total, seatsLeft }: DepartureView, party: Party): boolean {
  return total !== null && seatsLeft >= partySize(party);
}

/** The wanted departure; where it cannot be booked, the nearest of its option that can, else the first of the list. Without
 *  any, one that is full. */
export function chooseDeparture(
  departures: readonly DepartureView[],
  party: Party,
  wantedId: string | undefined,
): DepartureView | null {
  const bookable = departures.filter((departure) => hasRoom(departure, party));
  const wanted = departures.find(({ id }) => id === wantedId);
  const distance = ({ startsAtUtc }: DepartureView) =>
    Math.abs(Date.parse(startsAtUtc) - Date.parse(wanted!.startsAtUtc));
  const [nearest] = bookable
    .filter(({ optionId }) => optionId === wanted?.optionId)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? bookable[0] ?? departures[0] ?? null;
}
