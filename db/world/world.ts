// The shape of the demo world. Cities hold their tours; everything is named, nothing is random:
// the same world serves the first start, the tests and the screenshots.
import type { Scene } from '@senda/posters';
import type { Language } from '#kernel/languages.ts';
import type { UnitKind } from '#kernel/units.ts';
import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import type { CommonFacts, FactTexts } from '#contract/tour-facts.ts';

export type Texts = Record<Language, string>;
export type TextLists = Record<Language, readonly string[]>;

export type CategorySlug =
  | 'cultural'
  | 'food-and-wine'
  | 'nature-and-wildlife'
  | 'adventure'
  | 'on-the-water'
  | 'walking-tours'
  | 'art-and-museums'
  | 'day-trips'
  | 'evenings-and-shows'
  | 'workshops'
  | 'outdoors'
  | 'arts-and-shows';

export type TagSlug =
  | 'family-friendly'
  | 'small-group'
  | 'private'
  | 'wheelchair-accessible'
  | 'skip-the-line'
  | 'sunset'
  | 'sunrise'
  | 'rainy-day'
  | 'romantic'
  | 'photography'
  | 'local-food'
  | 'vegetarian-options'
  | 'wine'
  | 'history'
  | 'architecture'
  | 'street-art'
  | 'unesco'
  | 'hiking'
  | 'cycling'
  | 'kayaking'
  | 'boat'
  | 'wildlife'
  | 'winter'
  | 'live-music'
  | 'off-the-beaten-path';


export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** As in ISO 8601. */
export const isoDay: Record<Weekday, number> = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 };

export type WorldUnit = {
  kind: UnitKind;
  /** Where the text of the kind says too little. */
  label?: Texts;
  /** Minor units of the supplier's currency (ISO 4217 exponent: JPY and ISK have none, so 4500 is ¥4,500). */
  priceMinor: number;
  minAge?: number;
  maxAge?: number;
};

export type WorldSeason = { from: string; startTimes: readonly string[] };

export type WorldOption = {
  key: string;
  name: Texts;
  units: readonly WorldUnit[];
  weekdays: readonly Weekday[];
  /** Local wall times, 'HH:MM'. */
  startTimes: readonly string[];
  /** Of opening hours, for each of `startTimes`, which are the openings. */
  closeTimes?: readonly string[];
  /** Open-dated: valid for so many days from the purchase, without start times. The capacity is of all tickets together. */
  validDays?: number;
  /** Where they are others later in the year: the first days ('MM-DD'), in order, each with its times. `startTimes` are those
   *  from the first of January. */
  seasons?: readonly WorldSeason[];
  /** Bookings end so many minutes before the start, or the closing. */
  cutOffMinutes?: number;
  /** It runs only if so many people have booked so many hours before the start. */
  leastParty?: { people: number; hoursBefore: number };
  /** Seats a departure, 4 to 40. */
  capacity: number;
};

export type WorldReview = {
  /** A traveller's key from travellers.ts; the comment is in that traveller's language. */
  traveller: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** Days before seeding on which the trip took place, 20 to 400. */
  daysAgo: number;
  comment: string;
  supplierReply?: string;
};

export type WorldTour = {
  slug: string;
  supplier: string;
  categories: readonly [CategorySlug, ...CategorySlug[]];
  tags: readonly TagSlug[];
  durationMinutes: number;
  /** Languages the guide speaks, ISO 639-1. */
  guideLanguages: readonly string[];
  policy: PolicyKey;
  /** Seats are confirmed at once and paid for later. */
  payLater: boolean;
  confirmation: 'instant' | 'on-request';
  pickupAvailable: boolean;
  meetingPoint: { latitude: number; longitude: number };
  /** Two to five: the first is true to the title, the others show steps of this very tour. */
  pictures: readonly [Scene, ...Scene[]];
  options: readonly [WorldOption, ...WorldOption[]];
  title: Texts;
  /** Two lines on a card: 110 to 170 characters, one or two sentences. */
  description: Texts;
  /** 'What you will do': 90 to 160 words in two or three paragraphs separated by a blank line. */
  whatToDo: Texts;
  /** 'In detail': 25 to 60 words of what it is like. Practical facts are fields of their own (facts/), and not repeated here. */
  detail: Texts;
  /** 'What is included': three to six short items. */
  included: TextLists;
  /** 'Meeting point': one to three sentences with a real, findable place. */
  meetingPointText: Texts;
  reviews: readonly WorldReview[];
};

/** What people decide by, beside the prose; limits and order are those of the contract (src/contract/tour-facts.ts). */
export type WorldFacts = Omit<CommonFacts, 'languageDays' | 'guides'> & {
  /** Minutes after the start at which the steps of the itinerary begin: the first is 0, the last before the end of the tour. */
  stepMinutes: readonly number[];
  texts: Record<Language, WorldFactTexts>;
};

type WorldFactTexts = Omit<FactTexts, 'itinerary'> & { itinerary: readonly Omit<FactTexts['itinerary'][number], 'minute'>[] };

/** By the slugs of a city's tours. */
export type CityFacts = Readonly<Record<string, WorldFacts>>;

export type WorldCity = {
  slug: string;
  name: Texts;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** IANA zone. */
  timeZone: string;
  /** Higher shows first on the home strip. */
  popularity: number;
  picture: Scene;
  /** One sentence under the city's name. */
  line: Texts;
  tours: readonly WorldTour[];
};
