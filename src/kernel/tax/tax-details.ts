// Words and shapes of the yearly report of sellers (Council Directive (EU) 2021/514).

export const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

export const isMemberState = (country: string): boolean => memberStates.includes(country);

export const sellerKinds = ['entity', 'individual'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** Sellers of whom nothing is reported: a state or a company whose shares are traded, and what belongs to them. */
export const exclusions = ['government', 'listed'] as const;
export type Exclusion = (typeof exclusions)[number];

/** What becomes of a seller in the report of a year. */
export const sellerStates = ['incomplete', 'complete', 'excluded', 'outside'] as const;
export type SellerState = (typeof sellerStates)[number];

// By the shape alone; whether a number was issued, only its state knows. Of people and of companies.
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^(\d{9}|U\d{8})$/,
  BE: /^\d{10,11}$/,
  BG: /^(\d{9,10}|\d{13})$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9,13}$/,
  DK: /^(\d{8}|\d{10})$/,
  EE: /^(\d{8,9}|\d{11})$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^(\d{8}|\d{6}[A-Y]?\d{3}[0-9A-Z])$/,
  FR: /^(\d{9}|\d{13,14}|[A-Z0-9]{2}\d{9})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^(\d{8}|\d{10,11})$/,
  IE: /^\d{7}[A-Z]{1,2}$/,
  IT: /^(\d{11}|[A-Z]{6}[A-Z0-9]{2}[A-Z][A-Z0-9]{2}[A-Z][A-Z0-9]{3}[A-Z])$/,
  LT: /^(\d{9,10}|\d{11,12})$/,
  LU: /^(\d{8}|\d{11}|\d{13})$/,
  LV: /^\d{11}$/,
  MT: /^(\d{1,7}[A-Z]|\d{8,9})$/,
  NL: /^\d{9}(B\d{2})?$/,
  PL: /^\d{10,11}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,13}$/,
  SE: /^(\d{10}|\d{12})$/,
  SI: /^\d{8}$/,
  SK: /^\d{8,10}$/,
};
const elsewhere = /^[A-Z0-9]{4,30}$/;

/** A tax number as it is stored: without spaces, marks and the code of its state. Null if no number of this state has that shape. */
export function readTaxNumber(text: string, country: string): string | null {
  const plain = text.toUpperCase().replace(/[\s./\-+]/g, '');
  const shape = shapes[country] ?? elsewhere;
  const bare = plain.startsWith(country) || plain.startsWith(vatPrefixOf(country)) ? plain.slice(2) : plain;
  // A number may begin with the letters of its state without being meant by them.
  return [bare, plain].find((one) => shape.test(one)) ?? null;
}

/** Greek numbers begin with the name of the country in its own language. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** With the code of the state that issued it; null for what no such number looks like. */
export function readVatNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s./-]/g, '');
  return /^[A-Z]{2}(?=.*\d)[A-Z0-9+*]{2,13}$/.test(plain) ? plain : null;
}

/** Years that are shown and added up: this one and the one before; ended ones stay as they were. */
export const summedYears = (now: Date): number[] => [now.getUTCFullYear(), now.getUTCFullYear() - 1];
