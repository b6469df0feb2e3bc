// What a supplier adds to the options of a tour: extras, questions and pickup points. While one is being written anything of it
// may be missing.
import { languages, type Language } from '#kernel/languages.ts';
import type { Position } from '#kernel/maps/mercator.ts';

type Texts = Record<Language, string>;

export type TourExtra = {
  id: string;
  /** null: of all options. */
  option: string | null;
  labels: Texts;
  notes: Texts;
  per: 'person' | 'booking';
  priceMinor: number | null;
  /** In one booking that has any; `most`: null for as many as the party. */
  least: number;
  most: number | null;
  /** Of each departure; null: as many as are wanted. */
  stock: number | null;
};

export const writtenQuestionKinds = ['text', 'choice', 'number', 'date', 'waiver'] as const;

export type TourQuestion = {
  id: string;
  kind: (typeof writtenQuestionKinds)[number];
  per: 'person' | 'booking';
  required: boolean;
  /** It cannot be booked without an answer. */
  beforeBooking: boolean;
  labels: Texts;
  notes: Texts;
  /** `key` is what an answer keeps. */
  choices: { key: string; labels: Texts }[];
  least: number | null;
  most: number | null;
  /** Of a waiver: what is accepted, and the name of this version of it. */
  bodies: Texts;
  version: string;
};

export type TourPickupPoint = {
  id: string;
  names: Texts;
  zones: Texts;
  minutesBefore: number | null;
  at: Position | null;
  /** Travellers are picked up within so many metres of it; null: at the point itself. */
  radiusMetres: number | null;
};

export const additions = ['extras', 'questions', 'pickupPoints'] as const;

const noTexts = (): Texts => ({ es: '', en: '', fr: '' });

export const emptyExtra = (id: string): TourExtra => ({
  id,
  option: null,
  labels: noTexts(),
  notes: noTexts(),
  per: 'person',
  priceMinor: null,
  least: 1,
  most: null,
  stock: null,
});

export const emptyQuestion = (id: string): TourQuestion => ({
  id,
  kind: 'text',
  per: 'booking',
  required: true,
  beforeBooking: false,
  labels: noTexts(),
  notes: noTexts(),
  choices: [],
  least: null,
  most: null,
  bodies: noTexts(),
  version: '',
});

export const emptyPickupPoint = (id: string): TourPickupPoint => ({
  id,
  names: noTexts(),
  zones: noTexts(),
  minutesBefore: null,
  at: null,
  radiusMetres: null,
});

/** In the language, else in another; empty where it is in none. */
export const inSome = (texts: Texts, language: Language): string =>
  texts[language] || texts.en || languages.map((one) => texts[one]).find(Boolean) || '';

const isNamed = (texts: Texts): boolean => inSome(texts, 'en') !== '';

export const isWholeExtra = ({ labels, priceMinor }: TourExtra): boolean => isNamed(labels) && priceMinor !== null;

export function isWholeQuestion({ kind, labels, choices, bodies, version }: TourQuestion): boolean {
  if (!isNamed(labels)) return false;
  if (kind === 'choice') return choices.length >= 2 && choices.every((one) => isNamed(one.labels));
  return kind !== 'waiver' || (isNamed(bodies) && version !== '');
}

export const isWholePoint = ({ names, minutesBefore }: TourPickupPoint): boolean =>
  isNamed(names) && minutesBefore !== null;

/** Whether answers to the one are answers to the other. A published question stays: another question replaces it. */
export function asksTheSame(one: TourQuestion, other: TourQuestion): boolean {
  const substance = ({ kind, per, choices, bodies, version }: TourQuestion) =>
    JSON.stringify([
      kind,
      per,
      choices.map(({ key }) => key),
      kind === 'waiver' ? [bodies.es, bodies.en, bodies.fr, version] : '',
    ]);
  return substance(one) === substance(other);
}

/** Whether who has chosen the one is picked up by the other. A point that was not on the map may be put there. */
export function isSamePoint(one: TourPickupPoint, other: TourPickupPoint): boolean {
  const { at, radiusMetres } = one;
  const isMoved = at?.latitude !== other.at?.latitude || at?.longitude !== other.at?.longitude;
  if (at !== null && (isMoved || radiusMetres !== other.radiusMetres)) return false;
  const place = ({ names, zones, minutesBefore }: TourPickupPoint) =>
    JSON.stringify([names.es, names.en, names.fr, zones.es, zones.en, zones.fr, minutesBefore]);
  return place(one) === place(other);
}
