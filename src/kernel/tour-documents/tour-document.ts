// A tour as its supplier writes it: one document, from which the rows of the catalogue are made when it is published. While it is
// being written anything may be missing.
import { languages, type Language } from '#kernel/languages.ts';
import { type UnitKind, type UnitSize, usualSize } from '#kernel/units.ts';
import type { TourExtra, TourPickupPoint, TourQuestion } from './tour-additions.ts';

export const policies = ['flexible', 'moderate', 'strict', 'fixed'] as const;
/** How an option is sold; `open_dated`: for days from the purchase. */
export const optionKinds = ['start_time', 'opening_hours', 'open_dated'] as const;
export const confirmations = ['instant', 'on-request'] as const;

export type TourTexts = {
  title: string;
  description: string;
  whatToDo: string;
  detail: string;
  highlights: string[];
  included: string[];
  notIncluded: string[];
  toBring: string[];
  meetingPoint: string;
};

/** A unit that admits no adult is sold only together with one that does. */
export type TourUnit = UnitSize & {
  kind: UnitKind;
  priceMinor: number | null;
  minAge: number | null;
  maxAge: number | null;
  /** Of it in a booking that has any; `most` null: as many as the party may be. */
  least: number;
  most: number | null;
  /** Empty where the text of the kind is the name. */
  labels: Record<Language, string>;
};

/** `weekdays`: 1 is Monday; `startTimes`: 'HH:MM' on the clock of the city; the days are the first and the last one. `endTimes`: of
 *  opening hours, for each opening its closing; one that is not later is on the next day. */
export type TourSchedule = {
  weekdays: number[];
  startTimes: string[];
  endTimes: string[];
  firstDay: string | null;
  lastDay: string | null;
};

/** When a unit has another price, and which. Conditions that are null or empty always hold; while it is being written it may have
 *  none, and neither price nor percent. */
export type TourPriceRule = {
  id: string;
  /** null: of all units. */
  unit: UnitKind | null;
  seasonFrom: string | null;
  seasonTo: string | null;
  weekdays: number[];
  startTimes: string[];
  fromPeople: number | null;
  daysBefore: number | null;
  hoursBefore: number | null;
  priceMinor: number | null;
  percent: number | null;
};

export type TourOption = {
  id: string;
  names: Record<Language, string>;
  kind: (typeof optionKinds)[number];
  /** Only for an open-dated option; null otherwise. */
  validDays: number | null;
  units: TourUnit[];
  /** Seats of each departure, of an open-dated option all there are. */
  capacity: number | null;
  /** Sold without a limit; `capacity` does not count. */
  isFreesale: boolean;
  cutOffMinutes: number;
  /** In one booking, of all units together; `mostUnits` null: as many as the party may be. */
  leastUnits: number;
  mostUnits: number | null;
  /** A departure runs only if so many people have booked so many hours before it starts; both or none. */
  leastPeople: number | null;
  decideHoursBefore: number | null;
  schedules: TourSchedule[];
  /** In their order, which decides between two that say equally much. */
  priceRules: TourPriceRule[];
};

/** `id`: of an uploaded picture; `alt`: what it shows. */
export type TourPicture = { id: string; alt: Record<Language, string> };

export type TourDocument = {
  texts: Record<Language, TourTexts>;
  /** The first one leads. */
  pictures: TourPicture[];
  /** Slugs. */
  city: string | null;
  categories: string[];
  tags: string[];
  durationMinutes: number | null;
  guideLanguages: string[];
  policy: (typeof policies)[number];
  payLater: boolean;
  confirmation: (typeof confirmations)[number];
  meetingPoint: { latitude: number; longitude: number } | null;
  options: TourOption[];
  extras: TourExtra[];
  questions: TourQuestion[];
  pickupPoints: TourPickupPoint[];
};

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}

const emptyTexts = (): TourTexts => ({
  title: '',
  description: '',
  whatToDo: '',
  detail: '',
  highlights: [],
  included: [],
  notIncluded: [],
  toBring: [],
  meetingPoint: '',
});

export const emptySchedule = (): TourSchedule => ({
  weekdays: [],
  startTimes: [],
  endTimes: [],
  firstDay: null,
  lastDay: null,
});

export const emptyUnit = (kind: UnitKind): TourUnit => ({
  kind,
  priceMinor: null,
  minAge: null,
  maxAge: null,
  ...usualSize(kind),
  least: 1,
  most: null,
  labels: byLanguage(() => ''),
});

export const emptyOption = (id: string): TourOption => ({
  id,
  names: byLanguage(() => ''),
  kind: 'start_time',
  validDays: null,
  units: [emptyUnit('adult')],
  capacity: null,
  isFreesale: false,
  cutOffMinutes: 0,
  leastUnits: 1,
  mostUnits: null,
  leastPeople: null,
  decideHoursBefore: null,
  schedules: [emptySchedule()],
  priceRules: [],
});

export const emptyPriceRule = (id: string): TourPriceRule => ({
  id,
  unit: null,
  seasonFrom: null,
  seasonTo: null,
  weekdays: [],
  startTimes: [],
  fromPeople: null,
  daysBefore: null,
  hoursBefore: null,
  priceMinor: null,
  percent: null,
});

/** What a new tour begins with: one option for adults, under the policy that most travellers look for. */
export const emptyDocument = (optionId: string): TourDocument => ({
  texts: byLanguage(emptyTexts),
  pictures: [],
  city: null,
  categories: [],
  tags: [],
  durationMinutes: null,
  guideLanguages: [],
  policy: 'flexible',
  payLater: true,
  confirmation: 'instant',
  meetingPoint: null,
  options: [emptyOption(optionId)],
  extras: [],
  questions: [],
  pickupPoints: [],
});

/** A language in which travellers can read the tour. */
export const isWritten = ({ title, description }: TourTexts): boolean => title !== '' && description !== '';

/** Something is written in this language of what a tour cannot do without. */
export const isBegun = ({ title, description, meetingPoint }: TourTexts): boolean =>
  title !== '' || description !== '' || meetingPoint !== '';

/** The name of a tour in a language, else in another; empty where it has none yet. */
export const titleOf = ({ texts }: TourDocument, language: Language): string =>
  texts[language].title || texts.en.title || languages.map((one) => texts[one].title).find(Boolean) || '';
