// How many of each extra the visitor has chosen of those that are sold with a departure. Not in the first load.
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import type { OfferedExtraView } from '#contract/bookings/extras.ts';
import { extraChoiceText } from '#kernel/units.ts';

/** The quantity of each extra, by its id. */
export type ExtraCounts = Readonly<Record<string, number>>;

export const extrasOn = ({ extras = [] }: AvailabilityView, { optionId }: DepartureView): OfferedExtraView[] =>
  extras.filter((extra) => extra.optionId === optionId);

/** The most of it that can be had: none where fewer than its least are left. */
export function mostOf({ id, least, most }: OfferedExtraView, { extrasLeft = {} }: DepartureView): number {
  const all = Math.min(most, extrasLeft[id] ?? most);
  return all < least ? 0 : all;
}

/** What is left of a choice that was made for another party or departure. */
export function countOf(extra: OfferedExtraView, departure: DepartureView, counts: ExtraCounts): number {
  const count = Math.min(counts[extra.id] ?? 0, mostOf(extra, departure));
  return count < extra.least ? 0 : count;
}

/** The chosen extras as text for the query; undefined for none. */
export function extrasText(availability: AvailabilityView, departure: DepartureView, counts: ExtraCounts) {
  const chosen = extrasOn(availability, departure)
    .map((extra) => ({ extraId: extra.id, quantity: countOf(extra, departure, counts) }))
    .filter(({ quantity }) => quantity > 0);
  return chosen.length > 0 ? extraChoiceText(chosen) : undefined;
}
