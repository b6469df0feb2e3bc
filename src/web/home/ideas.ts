import type { TourCardView } from '#contract/catalogue.ts';

export type Idea = Pick<
  TourCardView,
  'id' | 'name' | 'image' | 'city' | 'country' | 'priceMinor' | 'currency' | 'chargedCurrency'
>;

/** The best rated tours that the page does not show already, of as many cities as possible. */
export function ideasFrom(rated: readonly TourCardView[], shown: readonly { id: string }[], count: number): Idea[] {
  const ids = new Set(shown.map(({ id }) => id));
  const others = rated.filter(({ id }) => !ids.has(id));
  const firsts = others.filter(({ city }, index) => others.findIndex((other) => other.city === city) === index);
  return [...new Set([...firsts, ...others])]
    .slice(0, count)
    .map(({ id, name, image, city, country, priceMinor, currency, chargedCurrency }) => ({
      id,
      name,
      image,
      city,
      country,
      priceMinor,
      currency,
      chargedCurrency,
    }));
}
