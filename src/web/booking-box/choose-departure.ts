import type { DepartureView } from '#contract/bookings.ts';

/** The wanted departure; where it cannot be booked, the nearest of its option that can, else the first of the same kind: no one who
 *  wanted places, or said nothing, is given a private group, which costs several times as much, while there are places. Without any, one
 *  that is full. */
export function chooseDeparture(
  departures: readonly DepartureView[],
  wantedId: string | undefined,
): DepartureView | null {
  const bookable = departures.filter(({ hasRoom }) => hasRoom);
  const wanted = departures.find(({ id }) => id === wantedId);
  const distance = ({ startsAtUtc }: DepartureView) =>
    Math.abs(Date.parse(startsAtUtc) - Date.parse(wanted!.startsAtUtc));
  const alike = bookable.filter(({ privateGroup }) => privateGroup === (wanted?.privateGroup ?? false));
  const [nearest] = alike
    .filter(({ optionId }) => optionId === wanted?.optionId)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? alike[0] ?? wanted ?? bookable[0] ?? departures[0] ?? null;
}
