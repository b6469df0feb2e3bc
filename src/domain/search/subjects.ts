// The place and the category that a query names.
import { readSlug } from '#kernel/slugs.ts';
import { findCountryNamed } from './text/countries-by-name.ts';
import { slugAsName } from './text/terms.ts';
import type { FoundCategory, FoundPlace, TourQuery } from './tour-query.ts';

export type Subjects = {
  place: FoundPlace | null;
  /** The code of the country that is meant where no place has the name. */
  country: string | null;
  category: FoundCategory | null;
  /** What is searched as text: an activity that is no category, then `q`. */
  text: string;
};

type Named = Pick<TourQuery, 'locationSlug' | 'categorySlug' | 'q'>;

/** What both parts are looked up by in `search_names`; null for a part that is not there. */
export function subjectNames({ locationSlug, categorySlug }: Named) {
  return { placeName: nameOf(locationSlug), categoryName: nameOf(categorySlug) };
}

export function subjectsOf(
  { locationSlug, categorySlug, q = '' }: Named,
  place: FoundPlace | null,
  category: FoundCategory | null,
): Subjects {
  const activity =
    categorySlug !== undefined && !category ? `${readSlug(categorySlug).slug.replaceAll('-', ' ')} ` : '';
  const placeName = nameOf(locationSlug);
  const country = placeName !== null && !place ? findCountryNamed(placeName) : null;
  return { place, country, category, text: `${activity}${q}`.trim() };
}

const nameOf = (part: string | undefined): string | null =>
  part === undefined ? null : slugAsName(readSlug(part).slug);
