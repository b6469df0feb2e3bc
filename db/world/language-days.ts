import type { CommonFacts } from '#contract/tour-facts.ts';
import { isoDay, type Weekday, type WorldTour } from './world.ts';

/** On which weekdays which language is spoken: English, or the first language, every day of the tour; the others take turns. */
export function languageDaysOf({ guideLanguages, options }: Pick<WorldTour, 'guideLanguages' | 'options'>): CommonFacts['languageDays'] {
  const running = new Set<Weekday>(options.flatMap(({ weekdays }) => weekdays));
  const days = [...running].map((day) => isoDay[day]).sort();
  const daily = guideLanguages.includes('en') ? 'en' : guideLanguages[0]!;
  const others = guideLanguages.filter((language) => language !== daily);
  // One other language has every second day; with few days each has them all.
  const turns = Math.max(2, others.length);
  return [daily, ...others].map((language, index) => ({
    language,
    weekdays: index === 0 || days.length <= turns ? days : days.filter((_, place) => place % turns === index - 1),
  }));
}
