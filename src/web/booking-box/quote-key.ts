import type { DepartureView } from '#contract/bookings.ts';

/** Departures of an option at the same price have one quote. */
export const quoteKey = ({ optionId, charged }: DepartureView): string => `${optionId} ${charged?.priceMinor}`;
