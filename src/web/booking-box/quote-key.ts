import type { DepartureView } from '#contract/bookings.ts';

type Added = { extras?: string; code?: string };

/** Departures of an option at the same price have one quote for the same extras and code. */
export const quoteKey = ({ optionId, charged }: DepartureView, { extras = '', code = '' }: Added = {}): string =>
  `${optionId} ${charged?.priceMinor} ${extras} ${code}`;
