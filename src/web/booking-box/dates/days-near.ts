// Where else the party can look. Not with use-days.ts, which comes with the page.
import { addDays } from '#kernel/dates.ts';
import type { Day } from './use-days.ts';

const before = 14;
// A calendar has at most 62 days.
const after = 47;

/** The days near to one; where nothing is on sale around it, near to `around`, the nearest that has something. */
export function daysNear(date: string, around = date): { from: string; to: string } {
  const isEarlier = around < date;
  return { from: addDays(around, isEarlier ? -after : -before), to: addDays(around, isEarlier ? before : after) };
}

/** It can be booked, for less. */
export const isCheaper = ({ from }: Day, { priceMinor }: { priceMinor: number }): boolean =>
  from !== null && from.priceMinor < priceMinor;
