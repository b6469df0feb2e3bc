import { numberFormat } from '#kernel/formats.ts';
import { type Currency, exponentOf, formatMoney } from '#kernel/money.ts';

/** '37.5%'; '–' where there is nothing to divide by. */
export const shareText = (share: number | null, language: string): string =>
  share === null ? '–' : numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const countText = (count: number, language: string): string => numberFormat(language).format(count);

/** '–' where it is not given. */
export const countOrNone = (count: number | null, language: string): string =>
  count === null ? '–' : countText(count, language);

/** Short, for the scale of a chart: '1.2K'. */
export const shortCount = (count: number, language: string): string =>
  numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count);

export const moneyText = (amountMinor: number, currency: Currency, language: string): string =>
  formatMoney({ amountMinor, currency }, language);

/** Short, of an amount in major units. */
export const shortMoney = (amount: number, currency: Currency, language: string): string =>
  numberFormat(language, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(amount);

/** As amounts name it: 'euros', 'US dollars'. */
export const currencyNameOf = (currency: Currency, language: string): string =>
  numberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const inMajor = (minor: number, currency: Currency): number => minor / 10 ** exponentOf(currency);
