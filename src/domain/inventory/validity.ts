// What views and mails say of a departure, or of a booking of it, that does not begin at its start.
import type { Validity } from '#contract/bookings/validity.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoment, timeText } from '#kernel/moments.ts';
import { text } from '#platform/texts/texts.ts';
import type { DepartureRow } from './inventory-queries.ts';

export type LocalPeriod = Pick<DepartureRow, 'startsAtLocal' | 'endsAtLocal' | 'endsAt'> &
  // Of what may be open-dated.
  Partial<Pick<DepartureRow, 'validDays' | 'startsAt'>>;

/** To be spread into a view: nothing for a start time. */
export function validityOf(period: LocalPeriod, language: Language): { validity: Validity } | undefined {
  const { startsAtLocal, startsAt, endsAtLocal, endsAt } = period;
  if (typeof period.validDays === 'number' && startsAt) {
    const valid = text(language, 'validity', 'until', { day: localDayText(startsAtLocal, language) });
    return {
      validity: { kind: 'open_dated', untilLocal: startsAtLocal, untilUtc: startsAt.toISOString(), text: valid },
    };
  }
  if (endsAtLocal === null || endsAt === null) return undefined;
  return {
    validity: {
      kind: 'opening_hours',
      untilLocal: endsAtLocal,
      untilUtc: endsAt.toISOString(),
      text: text(language, 'validity', 'any_time', {
        day: localDayText(period.startsAtLocal, language),
        from: timeText(period.startsAtLocal, language),
        to: timeText(endsAtLocal, language),
      }),
    },
  };
}

/** The same of the departure that all tickets of an open-dated option have, whose start means nothing. */
export const openDatedView = (
  { startsAtLocal, startsAt, validDays }: Pick<DepartureRow, 'startsAtLocal' | 'startsAt' | 'validDays'>,
  language: Language,
): { validity: Validity } => ({
  validity: {
    kind: 'open_dated',
    untilLocal: startsAtLocal,
    untilUtc: startsAt.toISOString(),
    text: text(language, 'validity', 'open_dated', { count: validDays ?? 0 }),
  },
});

/** When one is to be there: at the start, at any time of a period, or until an open-dated ticket ends. */
export const whenText = (period: LocalPeriod, language: Language): string =>
  validityOf(period, language)?.validity.text ?? formatMoment(new Date(`${period.startsAtLocal}:00Z`), 'UTC', language);

const localDayText = (local: string, language: Language): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${local.slice(0, 10)}T00:00:00Z`),
  );
