import type { TourView } from '#contract/catalogue.ts';

const shown = [
  'id',
  'slug',
  'name',
  'city',
  'country',
  'image',
  'priceMinor',
  'privateGroup',
  'currency',
  'chargedCurrency',
  'rating',
  'review',
  'duration',
  'languages',
  'policy',
  'payLater',
  'meetingPoint',
] as const satisfies readonly (keyof TourView)[];

/** What a comparison shows of a tour. */
export type ComparedTour = Pick<TourView, (typeof shown)[number]> & {
  included: readonly string[];
  facts: Pick<
    TourView['facts'],
    'groupSizeMax' | 'notIncluded' | 'fitness' | 'fitnessNote' | 'agesNote' | 'accessibility' | 'accessibilityNote'
  >;
  units: readonly Pick<TourView['options'][number]['units'][number], 'kind' | 'minAge'>[];
};

/** The response without what is not compared: it is sent twice, as markup and as data. */
export function comparedTour(tour: TourView): ComparedTour {
  const { groupSizeMax, notIncluded, fitness, fitnessNote, agesNote, accessibility, accessibilityNote } = tour.facts;
  return {
    ...(Object.fromEntries(shown.map((field) => [field, tour[field]])) as Pick<TourView, (typeof shown)[number]>),
    name: tour.name || tour.title,
    included: tour.services.map(({ name }) => name),
    facts: { groupSizeMax, notIncluded, fitness, fitnessNote, agesNote, accessibility, accessibilityNote },
    units: tour.options.flatMap(({ units }) => units.map(({ kind, minAge }) => ({ kind, minAge }))),
  };
}
