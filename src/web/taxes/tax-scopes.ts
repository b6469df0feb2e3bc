import type { TourDraftCard } from '#contract/suppliers/tour-drafts.ts';
import type { TaxView } from '#contract/suppliers/taxes.ts';
import { placeSuffix } from '#kernel/slugs.ts';

export type Scope = { key: string; name: string };

/** What a tax can be of, other than all tours: one that is or was on sale, or those in one city. */
export type TaxScopes = { tours: Scope[]; cities: Scope[] };

type Place = { slug: string; name: string };

export function scopesOf(
  drafts: readonly Pick<TourDraftCard, 'id' | 'title' | 'slug' | 'city'>[],
  places: readonly Place[],
): TaxScopes {
  const published = drafts.filter(({ slug }) => slug !== null);
  const cities = new Set(published.map(({ city }) => city));
  return {
    tours: published.map(({ id, title }) => ({ key: id, name: title })),
    cities: places
      .map(({ slug, name }) => ({ key: slug.slice(0, -placeSuffix.length), name }))
      .filter(({ key }) => cities.has(key)),
  };
}

type Of = Pick<TaxView, 'tourId' | 'optionId' | 'place'>;

/** The name of what a tax is of; null: of all tours, or of an option, which only its kind says. */
export const scopeName = ({ tourId, place }: Of, { tours, cities }: TaxScopes): string | null =>
  tours.find(({ key }) => key === tourId)?.name ?? cities.find(({ key }) => key === place)?.name ?? place;

/** What is sent for a choice of the form: 'tour:ID', 'city:SLUG', or '' for all tours. */
export function scopeOf(choice: string): { tourId?: string; place?: string } {
  const [kind, ...rest] = choice.split(':');
  const key = rest.join(':');
  return kind === 'tour' ? { tourId: key } : kind === 'city' ? { place: key } : {};
}
