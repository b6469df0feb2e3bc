// Names and values of fields of a document, for people who compare two of them.
import { namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney } from '#kernel/money.ts';
import type {
  TourDocument,
  TourOption,
  TourPicture,
  TourPriceRule,
  TourSchedule,
  TourTexts,
  TourUnit,
} from '#kernel/tour-documents/tour-document.ts';
import type { Difference } from '#kernel/tour-documents/compare-documents.ts';
import { isPlace } from '#kernel/tour-documents/document-fields.ts';
import { periodsOf } from '#kernel/tour-documents/opening-hours.ts';
import { additions } from '#kernel/tour-documents/tour-additions.ts';
import type { CatalogueNames } from './catalogue-names.ts';
import { useAdditionText } from './additions/use-addition-text.ts';
import { useCutOffText } from './use-cut-off-text.ts';
import { useRuleText } from './prices/use-rule-text.ts';
import { weekdayNames } from './weekday-names.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type FieldWords = {
  label: (path: string) => string;
  /** '' for nothing. */
  value: (path: string, value: unknown) => string;
};

const isAddition = (area: string | undefined): area is (typeof additions)[number] =>
  (additions as readonly (string | undefined)[]).includes(area);

/** The fields that have a name of their own, a text 'field_NAME'. */
type NamedField =
  | Exclude<keyof TourDocument, 'texts' | 'options' | (typeof additions)[number]>
  | keyof TourTexts
  | Exclude<keyof TourOption, 'id' | 'units' | 'priceRules'>
  | Exclude<keyof TourUnit, 'least' | 'most'>;

type Known = {
  /** The one that is written now: its options are counted in it. */
  document: TourDocument;
  currency: Currency;
  names?: CatalogueNames;
  /** Name the options that the document does not have. */
  differences?: readonly Difference[];
};

export function useFieldWords({ document, currency, names = {}, differences = [] }: Known): FieldWords {
  const t = useT('authoring');
  const { language } = usePageContext();
  const languageNames = namesOf('language', language);
  const cutOffText = useCutOffText();
  const ruleText = useRuleText(currency);
  const additionText = useAdditionText(currency);
  // Without how to write it: 'Highlights' of 'Highlights, one per line'.
  const nameOf = (field: string): string =>
    t(`field_${field === 'priceMinor' ? 'price' : (field as Exclude<NamedField, 'priceMinor'>)}`).split(',')[0]!;
  const fieldOfOther = (path: string): unknown => {
    const found = differences.find((one) => one.path === path);
    return found?.before ?? found?.after;
  };
  const optionName = (id: string): string => {
    const index = document.options.findIndex((option) => option.id === id);
    if (index >= 0) return document.options[index]!.names[language] || t('option_number', { number: index + 1 });
    const place = fieldOfOther(`options.${id}`);
    const name = fieldOfOther(`options.${id}.names.${language}`) as string | undefined;
    return name || (place === undefined ? t('option_gone') : t('option_number', { number: Number(place) + 1 }));
  };
  const unitField = (field = '', of = ''): string => {
    if (field === 'least' || field === 'most') return t(`field_unit_${field}`);
    if (field === 'labels') return `${nameOf(field)} (${languageNames.of(of) ?? of})`;
    return field && nameOf(field);
  };
  const label = (path: string): string => {
    const [area, first = '', second, third, fourth, fifth] = path.split('.');
    if (isAddition(area)) return t(`one_of_${area}`);
    if (area === 'texts') return `${nameOf(second!)} (${languageNames.of(first) ?? first})`;
    if (area !== 'options') return area === 'meetingPoint' ? t('field_position') : nameOf(area!);
    const parts = [optionName(first)];
    if (second === 'names') parts.push(`${nameOf('names')} (${languageNames.of(third!) ?? third})`);
    else if (second === 'units') parts.push(t(`unit_${third as 'adult'}`), unitField(fourth, fifth));
    else if (second === 'priceRules') parts.push(t('price_rule'));
    else if (second) parts.push(nameOf(second));
    return parts.filter(Boolean).join(' · ');
  };
  const value = (path: string, given: unknown): string => {
    const name = path.split('.').at(-1)!;
    if (given === undefined || given === null || given === '') return '';
    if (name === 'priceMinor') return formatMoney({ amountMinor: Number(given), currency }, language);
    if (name === 'cutOffMinutes') return cutOffText(Number(given));
    if (name === 'decideHoursBefore') return cutOffText(Number(given) * 60);
    if (name === 'guideLanguages') return (given as string[]).map((one) => languageNames.of(one) ?? one).join(', ');
    if (path === 'pictures')
      return pictureText(given as TourPicture[], language, (number) => t('picture_number', { number }));
    if (name === 'policy') return t(`policy_${given as 'flexible'}`);
    if (name === 'confirmation') return t(`confirmation_${given as 'instant'}`);
    if (name === 'schedules') return (given as TourSchedule[]).map((one) => scheduleText(one, language)).join('\n');
    const area = path.split('.')[0];
    if (isAddition(area) && path.endsWith('.value')) return additionText[area](given as never);
    if (/\.priceRules\.[^.]+\.value$/.test(path)) return ruleText(given as TourPriceRule);
    if (name === 'kind') return t(`kind_${given as 'start_time'}`);
    if (path === 'meetingPoint') return Object.values(given as object).join(', ');
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    const named = (one: unknown): string => names[`${name} ${String(one)}`] ?? String(one);
    if (Array.isArray(given)) return given.map(named).join('\n');
    if (isPlace(path)) return t('place_number', { number: Number(given) + 1 });
    return named(given);
  };
  return { label, value };
}

function scheduleText(schedule: TourSchedule, language: Language): string {
  const { weekdays, startTimes, endTimes, firstDay, lastDay } = schedule;
  const days = weekdayNames(language).flatMap(({ value, text }) => (weekdays.includes(value) ? text : []));
  const season = firstDay || lastDay ? [`${firstDay ?? '…'} – ${lastDay ?? '…'}`] : [];
  const times = endTimes.length > 0 ? periodsOf(schedule).map(({ from, to }) => `${from}–${to}`) : startTimes;
  return [days.join(', '), times.join(', '), ...season].join(' · ');
}

/** A line for each picture: what it shows, else its number. */
function pictureText(
  pictures: readonly TourPicture[],
  language: Language,
  numbered: (number: number) => string,
): string {
  return pictures.map(({ alt }, index) => [numbered(index + 1), alt[language]].filter(Boolean).join(': ')).join('\n');
}
