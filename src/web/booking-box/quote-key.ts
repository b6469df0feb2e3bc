import type { DepartureView } from '#contract/bookings.ts';

type Added = { extras?: string; code?: string };

/** A quote is of one departure, with the extras and the code that it was requested with. */
export const quoteKey = ({ id }: Pick<DepartureView, 'id'>, { extras = '', code = '' }: Added = {}): string =>
  `${id} ${extras} ${code}`;
