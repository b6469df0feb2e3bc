// Formats of Intl, each made once: making one takes 30 to 60 µs and using it 1. The dates of ten reviews were a fifth of
// what a tour's page took.
import { dateLocale } from './languages.ts';

// As many as there are languages, shapes and time zones of places.
const made = new Map<string, unknown>();

function once<T>(kind: string, language: string, options: object, make: () => T): T {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  let format = made.get(key) as T | undefined;
  if (!format) made.set(key, (format = make()));
  return format;
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', language, options, () => new Intl.DateTimeFormat(dateLocale(language), options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', language, options, () => new Intl.NumberFormat(language, options));
}

export function namesOf(type: Intl.DisplayNamesType, language: string): Intl.DisplayNames {
  return once('names', language, { type }, () => new Intl.DisplayNames(language, { type }));
}

/** 'English, French and Spanish' */
export function listText(language: string, items: readonly string[]): string {
  const options = { type: 'conjunction' } as const;
  return once('list', language, options, () => new Intl.ListFormat(language, options)).format(items);
}
