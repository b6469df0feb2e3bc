// The place and the category that a query names.
import { readSlug } from '#kernel/slugs.ts';
import { slugAsName } from './text/terms.ts';
import type { FoundCategory, FoundPlace, TourQuery } from './tour-query.ts';

export type Subjects = {
  place: FoundPlace | null;
  category: FoundCategory | null;
  /** What is searched as text: an activity that is no category, then `q`. */
  text: string;
  q: string;
};

/** What both parts are looked up by in `search_names`; null for a part that is not there. */
export function subjectNames({ locationSlug, categorySlug }: TourQuery) {
  return { placeName: nameOf(locationSlug), categoryName: nameOf(categorySlug) };
}

export function subjectsOf(
  { categorySlug, q = '' }: TourQuery,
  place: FoundPlace | null,
  category: FoundCategory | null,
): Subjects {
  const activity =
    categorySlug !== undefined && !category ? `${readSlug(categorySlug).slug.replaceAll('-', ' ')} ` : '';
  return { place, category, text: `${activity}${q}`.trim(), q };
}

const nameOf = (part: string | undefined): string | null =>
  part === undefined ? null : slugAsName(readSlug(part).slug);
