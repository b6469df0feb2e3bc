import type { BookingView } from '#contract/bookings.ts';
import type { Validity } from '#contract/bookings/validity.ts';
import type { Language } from '#kernel/languages.ts';
import { dayText, wallTimeText } from './place-time.ts';

type Visit = { startsAtLocal: string; validity?: Validity | undefined };

/** When one is to be there: at the start, or at any time of a period. */
export const whenText = ({ startsAtLocal, validity }: Visit, language: Language): string =>
  validity?.text ?? wallTimeText(startsAtLocal, language);

/** The same where there is little room: 'Tue, Aug 4, 10:00–18:00'. */
export const dayAndTimes = (visit: Visit, language: Language): string =>
  visit.validity
    ? `${dayText(visit.startsAtLocal.slice(0, 10), language)}, ${timesText(visit)}`
    : whenText(visit, language);

/** The last instant at which a visit can begin. */
export const lastStartOf = ({ startsAtUtc, validity }: Pick<BookingView, 'startsAtUtc' | 'validity'>): string =>
  validity?.untilUtc ?? startsAtUtc;

/** '09:00', or '10:00–18:00'. */
export function timesText({ startsAtLocal, validity }: Visit): string {
  const from = startsAtLocal.slice(11, 16);
  return validity ? `${from}–${validity.untilLocal.slice(11, 16)}` : from;
}
