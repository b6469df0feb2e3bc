// Which of our currencies is paid in where, by the regions of ISO 3166-1.
import type { Currency } from '#kernel/money.ts';

const regions: Partial<Record<Currency, string>> = {
  USD: 'US PR GU VI EC SV PA',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK GP GF MQ RE YT',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  MXN: 'MX',
  PEN: 'PE',
  BRL: 'BR',
  NOK: 'NO',
  SEK: 'SE',
  DKK: 'DK FO GL',
  CZK: 'CZ',
  PLN: 'PL',
  ISK: 'IS',
  MAD: 'MA',
  JPY: 'JP',
  KWD: 'KW',
};

export function currencyOfRegion(region: string): Currency | undefined {
  return (Object.keys(regions) as Currency[]).find((currency) => regions[currency]!.split(' ').includes(region));
}
