// Numbers, durations and amounts as people write them. null: nothing is written; undefined: it cannot be read, or not with certainty.
import { languages } from '#kernel/languages.ts';
import { type Currency, exponentOf, fromDecimal } from '#kernel/money.ts';
import { plain } from './plain.ts';

/** '12', '1 200', '-10 %' */
export function parseWhole(typed: string): number | null | undefined {
  const text = plain(typed).replace(/\s*%$/, '');
  if (text === '') return null;
  const isWhole = /^[-+−]?(?:\d{1,9}|\d{1,3}(?: \d{3}){1,2})$/.test(text);
  return isWhole ? Number(text.replace('−', '-').replaceAll(' ', '')) : undefined;
}

const duration = (days: string, hours: string, minutes: string): RegExp =>
  new RegExp(
    `^(?:(?<days>\\d+)\\s*${days})?${between}(?:(?<hours>\\d+(?:[.,]\\d+)?)\\s*${hours})?${between}(?:(?<minutes>\\d+)\\s*${minutes})?$`,
  );
const between = String.raw`\s*(?:,|and|y|et)?\s*`;
const inUnits = duration(
  '(?:d|days?|d[ií]as?|j|jours?)\\b\\.?',
  '(?:h|hrs?|hours?|horas?|heures?)(?![a-z])\\.?',
  "(?:m|min|mins|minutes?|minutos?)?(?![a-z])[.']?",
);

/** '90', '90 min', '1h30', '1:30', '1.5 h' and '1 hour 30 minutes' as minutes. */
export function parseMinutes(typed: string): number | null | undefined {
  const text = plain(typed);
  if (text === '') return null;
  const [, clockHours, clockMinutes] = /^(\d{1,3}):([0-5]\d)(?:\s*h)?$/.exec(text) ?? [];
  if (clockHours !== undefined) return Number(clockHours) * 60 + Number(clockMinutes);
  const { days, hours, minutes } = inUnits.exec(text)?.groups ?? {};
  if (days === undefined && hours === undefined && minutes === undefined) return undefined;
  const isPartOfHour = hours !== undefined || days !== undefined;
  if (isPartOfHour && Number(minutes ?? 0) > 59) return undefined;
  const all = Number(days ?? 0) * 1440 + Number(hours?.replace(',', '.') ?? 0) * 60 + Number(minutes ?? 0);
  const isWhole = Math.abs(all - Math.round(all)) < 1e-6;
  return isWhole && all < 1e6 ? Math.round(all) : undefined;
}

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

/** '35', '35,50 €', 'EUR 1.200,50' in minor units. Not '1.200', which is 1200 to some and 1.2 to others. */
export function parseAmount(typed: string, currency: Currency): number | null | undefined {
  const text = plain(typed);
  if (text === '') return null;
  const words = currencyWords(currency);
  const before = words.find((word) => text.startsWith(word));
  const after = before === undefined ? words.find((word) => text.endsWith(word)) : undefined;
  const number = text.slice(before?.length ?? 0, text.length - (after?.length ?? 0)).trim();
  const decimal = parseDecimal(number, exponentOf(currency));
  return decimal === undefined ? undefined : fromDecimal(decimal, currency).amountMinor;
}

const groupedForms = [
  /^(?<whole>\d{1,3}(?:[ '’]\d{3})+)(?:[.,](?<part>\d*))?$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<part>\d*)$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<part>\d*)$/,
  /^(?<whole>\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/,
];

function parseDecimal(number: string, decimals: number): number | undefined {
  const [, plainWhole, mark, plainPart = ''] = /^(\d+)(?:([.,])(\d*))?$/.exec(number) ?? [];
  const looksGrouped = plainPart.length === 3 && plainWhole !== undefined && /^[1-9]\d{0,2}$/.test(plainWhole);
  // A currency without decimals has none to be confused with.
  if (looksGrouped && decimals === 0) return Number(plainWhole + plainPart);
  // With three decimals, the field itself writes a point.
  if (looksGrouped && !(decimals === 3 && mark === '.')) return undefined;
  const grouped = groupedForms.map((form) => form.exec(number)?.groups).find((groups) => groups !== undefined);
  const whole = plainWhole ?? grouped?.whole?.replace(/\D/g, '');
  const part = plainWhole === undefined ? (grouped?.part ?? '') : plainPart;
  return whole === undefined || whole.length > 10 || part.length > decimals ? undefined : Number(`${whole}.${part}`);
}
