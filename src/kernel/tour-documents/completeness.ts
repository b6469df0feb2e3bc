// How complete a tour is, and what to add. The editor shows it while one writes, and the server decides by it whether a tour can be
// submitted.
import { languages, type Language } from '#kernel/languages.ts';
import { tourPictureLimits } from './picture-limits.ts';
import { isWholeExtra, isWholePoint, isWholeQuestion } from './tour-additions.ts';
import { isWholeRule } from './price-rules.ts';
import { isWritten, type TourDocument, type TourOption } from './tour-document.ts';

/** What is missing; the texts of the editor say for each what to add and why. */
export type Gap =
  | 'title'
  | 'description'
  | 'city'
  | 'category'
  | 'duration'
  | 'guide_languages'
  | 'option'
  | 'price'
  | 'capacity'
  | 'valid_days'
  | 'price_rule'
  | 'unit_label'
  | 'least_party'
  | 'extra'
  | 'question'
  | 'pickup_point'
  | 'schedule'
  | 'meeting_point'
  | 'highlights'
  | 'included'
  | 'what_to_do'
  | 'not_included'
  | 'to_bring'
  | 'position'
  | 'option_name'
  | 'other_languages'
  | 'pictures'
  | 'picture_alt';

export type Missing = {
  gap: Gap;
  /** The field of the document, as errors name it: 'options.0.capacity'. */
  field: string;
  /** It cannot be submitted without. */
  isRequired: boolean;
};

export type Completeness = { percent: number; canSubmit: boolean; missing: Missing[] };

type Check = { gap: Gap; field: string; points: number; isFilled: boolean };

/** What is required comes first. */
export function completenessOf(document: TourDocument): Completeness {
  const required = requiredChecks(document);
  const useful = usefulChecks(document);
  const open = (checks: Check[], isRequired: boolean): Missing[] =>
    checks.filter(({ isFilled }) => !isFilled).map(({ gap, field }) => ({ gap, field, isRequired }));
  const missing = [...open(required, true), ...open(useful, false)];
  const sum = (checks: Check[]) => checks.reduce((points, check) => points + check.points, 0);
  const all = [...required, ...useful];
  return {
    percent: Math.floor((100 * sum(all.filter(({ isFilled }) => isFilled))) / sum(all)),
    canSubmit: !missing.some(({ isRequired }) => isRequired),
    missing,
  };
}

/** The language that is written furthest: what is missing is missing there. */
export function mainLanguage({ texts }: TourDocument): Language {
  const filled = (language: Language) => {
    const { title, description, meetingPoint } = texts[language];
    return [title, description, meetingPoint].filter(Boolean).length;
  };
  const inOrder: Language[] = ['en', ...languages.filter((language) => language !== 'en')];
  return inOrder.reduce((best, language) => (filled(language) > filled(best) ? language : best));
}

function requiredChecks(document: TourDocument): Check[] {
  const main = mainLanguage(document);
  const texts = document.texts[main];
  const check = (gap: Gap, field: string, isFilled: boolean, points = 6): Check => ({ gap, field, points, isFilled });
  return [
    check('title', `texts.${main}.title`, texts.title !== ''),
    check('city', 'city', document.city !== null),
    check('category', 'categories', document.categories.length > 0),
    check('duration', 'durationMinutes', document.durationMinutes !== null),
    check('guide_languages', 'guideLanguages', document.guideLanguages.length > 0),
    check('description', `texts.${main}.description`, texts.description !== ''),
    // A few may be being written; the page shows none or at least three.
    ...languages
      .filter((language) => [1, 2].includes(document.texts[language].highlights.length))
      .map((language) => check('highlights', `texts.${language}.highlights`, false)),
    check('option', 'options', document.options.length > 0, 0),
    ...document.options.flatMap((option, index) => optionChecks(option, `options.${index}`)),
    check('meeting_point', `texts.${main}.meetingPoint`, texts.meetingPoint !== ''),
    ...notWhole('extra', 'extras', document.extras.map(isWholeExtra)),
    ...notWhole('question', 'questions', document.questions.map(isWholeQuestion)),
    ...notWhole('pickup_point', 'pickupPoints', document.pickupPoints.map(isWholePoint)),
  ];
}

/** Optional; one that is begun has to be finished. */
const notWhole = (gap: Gap, field: string, areWhole: readonly boolean[]): Check[] =>
  areWhole.flatMap((isWhole, at) => (isWhole ? [] : [{ gap, field: `${field}.${at}`, points: 1, isFilled: false }]));

function optionChecks(option: TourOption, at: string): Check[] {
  const { units, capacity, isFreesale, kind, validDays, schedules } = option;
  const unpriced = units.findIndex(({ priceMinor }) => priceMinor === null);
  const priceAt = unpriced < 0 ? 'units' : `units.${unpriced}.priceMinor`;
  const priced = unpriced < 0 && units.some(({ adults }) => adults > 0);
  const isOpenDated = kind === 'open_dated';
  const forever = { gap: 'valid_days' as const, field: `${at}.validDays`, points: 6, isFilled: validDays !== null };
  return [
    { gap: 'price', field: `${at}.${priceAt}`, points: 6, isFilled: priced },
    { gap: 'capacity', field: `${at}.capacity`, points: 6, isFilled: isFreesale || capacity !== null },
    ...(isOpenDated ? [forever] : [whenItRuns(schedules, at)]),
    ...(isOpenDated ? [] : leastPartyChecks(option, at)),
    ...option.priceRules.flatMap((rule, index) =>
      isWholeRule(rule)
        ? []
        : [{ gap: 'price_rule' as const, field: `${at}.priceRules.${index}`, points: 1, isFilled: false }],
    ),
  ];
}

/** Optional; how many and by when say something only together. */
function leastPartyChecks({ leastPeople, decideHoursBefore }: TourOption, at: string): Check[] {
  if ((leastPeople === null) === (decideHoursBefore === null)) return [];
  const field = leastPeople === null ? 'leastPeople' : 'decideHoursBefore';
  return [{ gap: 'least_party', field: `${at}.${field}`, points: 1, isFilled: false }];
}

function whenItRuns(schedules: TourOption['schedules'], at: string): Check {
  const unfinished = schedules.findIndex(({ weekdays, startTimes }) => !weekdays.length || !startTimes.length);
  return {
    gap: 'schedule',
    field: unfinished < 0 ? `${at}.schedules` : `${at}.schedules.${unfinished}`,
    points: 6,
    isFilled: schedules.length > 0 && unfinished < 0,
  };
}

function usefulChecks(document: TourDocument): Check[] {
  const main = mainLanguage(document);
  const texts = document.texts[main];
  const others = languages.filter((language) => language !== main);
  const unwritten = others.find((language) => !isWritten(document.texts[language]));
  const unlabelled = document.options.flatMap(({ units }, index) =>
    units.flatMap(({ kind, labels }, at) =>
      kind === 'other' && labels[main] === '' ? [`options.${index}.units.${at}.labels.${main}`] : [],
    ),
  );
  const unnamed = document.options.findIndex(({ names }) => names[main] === '');
  return [
    { gap: 'highlights', field: `texts.${main}.highlights`, points: 5, isFilled: texts.highlights.length > 0 },
    { gap: 'included', field: `texts.${main}.included`, points: 5, isFilled: texts.included.length > 0 },
    { gap: 'what_to_do', field: `texts.${main}.whatToDo`, points: 5, isFilled: texts.whatToDo !== '' },
    { gap: 'position', field: 'meetingPoint', points: 4, isFilled: document.meetingPoint !== null },
    { gap: 'other_languages', field: `texts.${unwritten ?? main}.title`, points: 6, isFilled: !unwritten },
    { gap: 'not_included', field: `texts.${main}.notIncluded`, points: 2, isFilled: texts.notIncluded.length > 0 },
    { gap: 'to_bring', field: `texts.${main}.toBring`, points: 2, isFilled: texts.toBring.length > 0 },
    { gap: 'pictures', field: 'pictures', points: 8, isFilled: document.pictures.length >= tourPictureLimits.enough },
    ...document.pictures.flatMap(({ alt }, index) =>
      alt[main] === ''
        ? [{ gap: 'picture_alt' as const, field: `pictures.${index}.alt.${main}`, points: 1, isFilled: false }]
        : [],
    ),
    ...unlabelled.map((field) => ({ gap: 'unit_label' as const, field, points: 1, isFilled: false })),
    ...(document.options.length > 1
      ? [{ gap: 'option_name' as const, field: `options.${unnamed}.names.${main}`, points: 3, isFilled: unnamed < 0 }]
      : []),
  ];
}
