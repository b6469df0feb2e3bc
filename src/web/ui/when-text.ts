import type { BookingView } from '#contract/bookings.ts';
import type { Validity } from '#contract/bookings/validity.ts';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { dayText, shortDayText, wallTimeText } from './place-time.ts';

type Visit = { startsAtLocal: string; validity?: Validity | undefined };

/** When one is to be there: at the start, at any time of a period, or until an open-dated ticket ends. */
export const whenText = ({ startsAtLocal, validity }: Visit, language: Language): string =>
  validity?.text ?? wallTimeText(startsAtLocal, language);

/** The same where there is little room, with the year only if it is another one: 'Tue 4 Aug, 10:00–18:00', 'mar. 4 août, 10 h–18 h'. */
export const dayAndTimes = (visit: Visit, language: Language): string =>
  visit.validity?.kind === 'open_dated'
    ? visit.validity.text
    : `${dayText(visit.startsAtLocal.slice(0, 10), language)}, ${timesText(visit, language)}`;

/** The shortest: '4 Aug, 10:00', '4 août, 10 h'. */
export const shortDayAndTimes = (visit: Visit, language: Language): string =>
  visit.validity?.kind === 'open_dated'
    ? visit.validity.text
    : `${shortDayText(visit.startsAtLocal.slice(0, 10), language)}, ${timesText(visit, language)}`;

/** The last instant at which a visit can begin. */
export const lastStartOf = ({ startsAtUtc, validity }: Pick<BookingView, 'startsAtUtc' | 'validity'>): string =>
  validity?.untilUtc ?? startsAtUtc;

/** Of several visits. */
export const firstToStart = <V extends Parameters<typeof lastStartOf>[0]>(visits: readonly V[]): V | undefined =>
  visits.toSorted((a, b) => lastStartOf(a).localeCompare(lastStartOf(b)))[0];

/** '09:00', '10:00–18:00', or 'Valid until Wed, 5 Aug 2026'; in French '9 h', '10 h–18 h'. */
export function timesText({ startsAtLocal, validity }: Visit, language: Language): string {
  if (validity?.kind === 'open_dated') return validity.text;
  const times = validity ? [startsAtLocal, validity.untilLocal] : [startsAtLocal];
  return times.map((local) => timeText(local, language)).join('–');
}
