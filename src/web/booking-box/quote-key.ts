import type { DepartureView } from '#contract/bookings.ts';

/** Departures of an option at the same price have one quote for the same extras. */
export const quoteKey = ({ optionId, charged }: DepartureView, { extras = '' }: { extras?: string } = {}): string =>
  `${optionId} ${charged?.priceMinor} ${extras}`;
