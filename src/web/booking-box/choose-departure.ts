import type { DepartureView } from '#contract/bookings.ts';

/** The wanted departure; where it cannot be booked, the nearest of its option that can, else the first of the list. Without
 *  any, one that is full. */
export function chooseDeparture(
  departures: readonly DepartureView[],
  wantedId: string | undefined,
): DepartureView | null {
  const bookable = departures.filter(({ hasRoom }) => hasRoom);
  const wanted = departures.find(({ id }) => id === wantedId);
  const distance = ({ startsAtUtc }: DepartureView) =>
    Math.abs(Date.parse(startsAtUtc) - Date.parse(wanted!.startsAtUtc));
  const [nearest] = bookable
    .filter(({ optionId }) => optionId === wanted?.optionId)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? bookable[0] ?? departures[0] ?? null;
}
