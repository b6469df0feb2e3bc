import type { LanguageDays } from '#contract/tour-facts.ts';
import { capitalized, dateFormat, listText, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';

/** 'Spanish: Mon, Thu and Sun'; nothing if only one language is spoken. */
export function languageLines(
  languageDays: readonly LanguageDays[],
  shownIn: Language,
  t: BoundTranslate<'tour-more'>,
): string[] {
  const all = new Set(languageDays.flatMap(({ weekdays }) => weekdays));
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) =>
    dateFormat(shownIn, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
  if (languageDays.length < 2) return [];
  return languageDays.map(({ language, weekdays }) => {
    const days = weekdays.length === all.size ? t('every_departure') : listText(shownIn, weekdays.map(nameOf));
    const name = namesOf('language', shownIn).of(language) ?? language;
    return capitalized(t('language_on', { language: name, days }), shownIn);
  });
}
