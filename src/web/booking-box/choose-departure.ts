import type { DepartureView } from '#contract/bookings.ts';

/** The wanted departure; where it cannot be booked, the nearest of its option that can, else the first of the same kind, but none that
 *  costs the party more: what is dearer is for the visitor to choose. Without a wish the first with places, and a private group, which
 *  costs several times as much, only where the day has nothing else. Null: none is chosen, or the day has none. */
export function chooseDeparture(
  departures: readonly DepartureView[],
  wantedId: string | undefined,
): DepartureView | null {
  const bookable = departures.filter(({ hasRoom }) => hasRoom);
  const hasPlaces = departures.some(({ privateGroup }) => !privateGroup);
  if (wantedId === undefined) return bookable.find(({ privateGroup }) => privateGroup !== hasPlaces) ?? null;
  const wanted = departures.find(({ id }) => id === wantedId);
  if (!wanted || wanted.hasRoom) return wanted ?? null;
  const most = wanted.charged?.priceMinor ?? 0;
  const distance = ({ startsAtUtc }: DepartureView) =>
    Math.abs(Date.parse(startsAtUtc) - Date.parse(wanted.startsAtUtc));
  const alike = bookable.filter(
    ({ privateGroup, charged }) => privateGroup === wanted.privateGroup && charged!.priceMinor <= most,
  );
  const [nearest] = alike
    .filter(({ optionId }) => optionId === wanted.optionId)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? alike[0] ?? null;
}

/** The one to offer first where none is chosen. */
export const cheapestOf = (departures: readonly DepartureView[] = []): DepartureView | undefined =>
  departures
    .filter(({ hasRoom }) => hasRoom)
    .sort((one, other) => one.charged!.priceMinor - other.charged!.priceMinor)[0];
