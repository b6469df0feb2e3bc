import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import type { Party } from '#kernel/party.ts';

type Unit = Pick<TourView['options'][number]['units'][number], 'kind' | 'minAge' | 'maxAge'>;

/** What the booking box needs to know of a tour. */
export type BookedTour = Pick<
  TourView,
  | 'id'
  | 'city'
  | 'timeZone'
  | 'policy'
  | 'priceMinor'
  | 'privateGroup'
  | 'currency'
  | 'chargedCurrency'
  | 'confirmation'
> & {
  /** The units of all options, in their order. */
  units: readonly Unit[];
  /** What the box says in place of a date. */
  openDated?: string | undefined;
  /** The same in the preview of a tour that is not on sale: there are no dates to ask for. */
  undated?: string | undefined;
};

export type PaymentKind = 'later' | 'now';

/** Pay now, pay later, or wholly by gift card. */
export type HowPaid = PaymentKind | 'card';

/** The spec words the form of the two pages differently: its party, what Enter does, and when one may book. */
export type BookingPage = 'tour' | 'book';

/** What became of the attempt to book. `isOutdated`: the offer has changed or was sold meanwhile. */
export type Placement = (
  | { state: 'idle' | 'placing' }
  | { state: 'placed' | 'paying'; booking: BookingView }
  | { state: 'refused'; problem: unknown }
) & { isOutdated?: boolean };

/** What it takes to choose a day. */
export type DateProps = {
  tour: BookedTour;
  party: Party & { units?: string | undefined };
  today: string;
  chosen: string;
  /** The day of the booking that is to be changed. */
  own?: string | undefined;
  /** `isByKey`: what is focused has to stay where it is. */
  onChoose: (date: string, isByKey?: boolean) => void;
  /** Changes when what is known of the days may be out of date. */
  asOf: string;
};
