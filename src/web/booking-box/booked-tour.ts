import type { TourView } from '#contract/catalogue.ts';

type Unit = Pick<TourView['options'][number]['units'][number], 'kind' | 'minAge' | 'maxAge'>;

/** What the booking box needs to know of a tour. */
export type BookedTour = Pick<
  TourView,
  'id' | 'city' | 'timeZone' | 'policy' | 'priceMinor' | 'currency' | 'chargedCurrency' | 'confirmation'
> & {
  /** Of all options, in their order. */
  units: readonly Unit[];
};
