// What is said of an edit, by what it does.
import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';

type T = BoundTranslate<'calendar'>;

type Words = { t: T; language: Language };

export const useEditTexts = (): Words => ({
  t: useT('calendar'),
  language: usePageContext().language,
});

export function spanText(t: T, language: Language, { from, to }: { from: string; to: string }): string {
  const [first, last] = [dayText(from, language), dayText(to, language)];
  return from === to ? first : t('span', { from: first, to: last });
}

export function chosenText(t: T, language: Language, { from, to }: { from: string; to: string }): string {
  const [first, last] = [dayText(from, language), dayText(to, language)];
  return from === to ? t('chosen_day', { day: first }) : t('chosen_days', { from: first, to: last });
}

/** 'Adult 45.00 €', or by how much it differs from the usual price. */
export function priceText({ t, language }: Words, price: CalendarEditView['price']): string {
  if (!price) return '';
  const { unit, priceMinor, currency, percent } = price;
  const ticket = unit ? t(`unit_${unit}`) : t('all_tickets');
  if (priceMinor !== null && currency !== null)
    return `${ticket} ${formatMoney({ amountMinor: priceMinor, currency }, language)}`;
  const change = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' });
  return `${ticket} ${t('percent_of', { percent: change.format((percent ?? 0) / 100) })}`;
}

const valuesOf = (words: Words, { capacity, price }: CalendarEditView) => ({
  places: words.t('places_of', { count: capacity ?? 0 }),
  price: priceText(words, price),
});

/** Without a departure now it is for those that are added later. */
export const doText = (t: T, kind: EditKind, count: number): string =>
  count > 0 ? t(`count_${kind}`, { count }) : t(`do_${kind}`);

/** Prices are of options that have a departure then; anything else applies to departures that are added later, too. */
export const holdsWithoutDepartures = (kind: EditKind): boolean => kind !== 'price';

export const isStanding = ({ kind, departures }: CalendarEditView): boolean =>
  departures > 0 || holdsWithoutDepartures(kind);

const laterText = ({ t, language }: Words, edit: CalendarEditView): string =>
  t('line_later', { what: t(`do_${edit.kind}`), when: spanText(t, language, edit) });

/** What it has done, for the list of the latest. */
export function lineText(words: Words, edit: CalendarEditView): string {
  const { t, language } = words;
  const { kind, departures: count } = edit;
  if (count === 0) return laterText(words, edit);
  return t(`line_${kind}`, { when: spanText(t, language, edit), count, ...valuesOf(words, edit) });
}

export function outcomeText(words: Words, edit: CalendarEditView): string {
  const { t, language } = words;
  const { kind, state, departures, restored } = edit;
  const when = spanText(t, language, edit);
  const count = state === 'undone' ? restored : departures;
  if (count === 0) return state === 'done' && isStanding(edit) ? laterText(words, edit) : t('unchanged', { when });
  if (state === 'undone') return t(`undone_${kind}`, { when, count });
  return t(`done_${kind}`, { when, count, ...valuesOf(words, edit) });
}
