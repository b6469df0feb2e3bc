import type { ReviewView, TourView } from '#contract/catalogue.ts';

type Unshown =
  | 'translations'
  | 'gallery'
  | 'basePrice'
  | 'title'
  | 'updatedAt'
  | 'categories'
  | 'tags'
  | 'options'
  | 'place'
  | 'reviews';
/** The number of reviews in the page; the others are loaded on demand (reviews/open-reviews.tsx). With up to ten, ids
 *  and photos would exceed the size budget of the longest page. */
const reviewsShown = 3;

export type ShownReview = Omit<ReviewView, 'verified'>;
type ShownUnit = Pick<TourView['options'][number]['units'][number], 'kind' | 'minAge' | 'maxAge'>;

export type ShownTour = Omit<TourView, Unshown> & {
  /** The units of all options, in their order, without repetitions. */
  units: ShownUnit[];
  place: Pick<TourView['place'], 'slug' | 'name'>;
  /** The first one's slug, for similar tours. */
  category: string | undefined;
  reviews: ShownReview[];
  /** As in `BookedTour`. */
  undated?: string;
};

/** The same units of several options once. */
function unitsOf(options: TourView['options']): ShownUnit[] {
  const units = options.flatMap(({ units: ofOption }) => ofOption);
  return [
    ...new Map(
      units.map(({ kind, minAge, maxAge }) => [`${kind} ${minAge} ${maxAge}`, { kind, minAge, maxAge }]),
    ).values(),
  ];
}

/** The response without fields that the page does not show: it is sent twice, as markup and as data, and ids do not
 *  compress. */
export function shownTour(tour: TourView): ShownTour {
  const {
    translations: _translations,
    gallery: _gallery,
    basePrice: _basePrice,
    updatedAt: _updatedAt,
    categories,
    tags: _tags,
    title,
    options,
    place: { slug, name },
    reviews,
    facts: { languageDays: _languageDays, guides: _guides, ...facts },
    ...shown
  } = tour;
  return {
    ...shown,
    facts,
    name: shown.name || title,
    units: unitsOf(options),
    place: { slug, name },
    category: categories[0]?.slug,
    reviews: reviews.slice(0, reviewsShown).map(({ verified: _verified, ...review }) => review),
  };
}
