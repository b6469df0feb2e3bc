import type { TourCardView } from '#contract/catalogue.ts';

const fields = [
  'id',
  'name',
  'image',
  'city',
  'country',
  'priceMinor',
  'privateGroup',
  'currency',
  'chargedCurrency',
] as const;

export type Idea = Pick<TourCardView, (typeof fields)[number]>;

/** The best rated tours that the page does not show already, of as many cities as possible. */
export function ideasFrom(rated: readonly TourCardView[], shown: readonly { id: string }[], count: number): Idea[] {
  const others = notShown(rated, shown);
  const firsts = others.filter(({ city }, index) => others.findIndex((other) => other.city === city) === index);
  return [...new Set([...firsts, ...others])]
    .slice(0, count)
    .map((tour) => Object.fromEntries(fields.map((field) => [field, tour[field]])) as Idea);
}

/** Without those that are in another section: each section of a page shows its own. */
export function notShown<Tour extends { id: string }>(
  tours: readonly Tour[],
  shown: readonly { id: string }[],
): Tour[] {
  const ids = new Set(shown.map(({ id }) => id));
  return tours.filter(({ id }) => !ids.has(id));
}
