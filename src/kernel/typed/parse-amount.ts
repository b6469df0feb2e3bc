// Amounts and numbers as people type them, with the separators of their language. null: nothing is written; undefined: it cannot be
// read, or not for certain, and nothing is guessed or rounded.
import { numberFormat } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { type Currency, exponentOf, fromDecimal } from '#kernel/money.ts';
import { plain } from './plain-text.ts';

/** '35', '35,50 €', 'EUR 1.200,50' in minor units. '1,000' is a thousand in English alone: it may be one, to a reader of Spanish. */
export function parseAmount(typed: string, currency: Currency, language: Language): number | null | undefined {
  const text = plain(typed);
  const words = currencyWords(currency);
  const before = words.find((word) => text.startsWith(word));
  const after = before === undefined ? words.find((word) => text.endsWith(word)) : undefined;
  const number = text.slice(before?.length ?? 0, text.length - (after?.length ?? 0));
  const decimal = parseDecimal(number, exponentOf(currency), language);
  if (typeof decimal === 'number') return fromDecimal(decimal, currency).amountMinor;
  return text === '' ? null : undefined;
}

const groupedForms = [
  /^(?<whole>\d{1,3}(?:[ '’]\d{3})+)(?:[.,](?<part>\d*))?$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<part>\d*)$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<part>\d*)$/,
  /^(?<whole>\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/,
];

/** '1200', '1,200.5' with at most that many decimals. */
export function parseDecimal(typed: string, decimals: number, language: Language): number | null | undefined {
  const number = plain(typed);
  if (number === '') return null;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return oneMark(number, decimals, language);
  const [, plainWhole, plainPart = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(number) ?? [];
  const grouped = groupedForms.map((form) => form.exec(number)?.groups).find((groups) => groups !== undefined);
  const whole = plainWhole ?? grouped?.whole?.replace(/\D/g, '');
  const part = plainWhole === undefined ? (grouped?.part ?? '') : plainPart;
  return whole === undefined || whole.length > 10 || part.length > decimals ? undefined : Number(`${whole}.${part}`);
}

/** '1,000' and '1.000' are a thousand to some and one to others: the language decides, if the number may have no such decimals. */
function oneMark(number: string, decimals: number, language: Language): number | undefined {
  const isGroup = number.includes(markOf('group', language));
  if (isGroup && decimals < 3) return Number(number.replace(/\D/, ''));
  const isDecimal = number.includes(markOf('decimal', language));
  return isDecimal && decimals >= 3 ? Number(number.replace(',', '.')) : undefined;
}

const markOf = (type: 'group' | 'decimal', language: Language): string =>
  numberFormat(language)
    .formatToParts(12_345.6)
    .find((part) => part.type === type)!.value;

const wordsOf = new Map<Currency, string[]>();

/** What a currency is written as: its code, signs and names in the languages of the interface. Longer ones first. */
function currencyWords(currency: Currency): string[] {
  const known = wordsOf.get(currency);
  if (known) return known;
  const written = languages.flatMap((language) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      [1, 2].flatMap((amount) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === 'currency' ? plain(value) : [])),
      ),
    ),
  );
  const words = [...new Set([currency.toLowerCase(), ...written])].sort((a, b) => b.length - a.length);
  wordsOf.set(currency, words);
  return words;
}
