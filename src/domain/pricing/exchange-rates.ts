// The rates that this process converts with. One table for the process, like the zone data: they are the same for everyone.
import { type Currency, currencies } from '#kernel/money.ts';

/** `perUsd`: units of each currency for one US dollar; `asOf`: the day of each, 'YYYY-MM-DD'; `byHand`: those that an operator
 *  entered. */
export type ExchangeRates = {
  perUsd: Record<Currency, number>;
  asOf: Record<Currency, string>;
  byHand: ReadonlySet<Currency>;
};

/** A rate as the European Central Bank publishes it: units for one euro. */
export type EuroRate = { currency: Currency; perEuro: number; asOf: string };

/** `perUsd`: as an operator entered it. */
export type StoredRate = EuroRate & { isByHand?: boolean; perUsd?: number | null };

const bundledOn = '2026-11-02';
const perCurrency = <T>(valueOf: (currency: Currency) => T) =>
  Object.fromEntries(currencies.map((one) => [one, valueOf(one)])) as Record<Currency, T>;

/** Used without `RATES_URL`, and for currencies that the bank does not publish. */
export const bundledRates: ExchangeRates = {
  perUsd: {
    USD: 1,
    EUR: 0.8655,
    GBP: 0.7572,
    CHF: 0.8041,
    CAD: 1.4015,
    AUD: 1.5253,
    MXN: 18.52,
    PEN: 3.372,
    BRL: 5.376,
    NOK: 10.09,
    SEK: 9.47,
    DKK: 6.462,
    CZK: 21.08,
    PLN: 3.683,
    ISK: 125.4,
    MAD: 9.28,
    JPY: 153.9,
    KWD: 0.3068,
  },
  asOf: perCurrency(() => bundledOn),
  byHand: new Set(),
};

/** Dollars for one euro. */
const bundledPerEuro = 1 / bundledRates.perUsd.EUR;

let current = bundledRates;

export const currentRates = (): ExchangeRates => current;

/** The day of the older rate of a conversion: it is as good as that. */
export const rateDay = (from: Currency, to: Currency): string => [current.asOf[from], current.asOf[to]].toSorted()[0]!;

/** Each stored rate that is newer than the bundled one; the others stay bundled. */
export function useRates(stored: readonly StoredRate[]): void {
  const newer = new Map(stored.filter(({ asOf }) => asOf > bundledOn).map((one) => [one.currency, one]));
  if (newer.size === 0) {
    current = bundledRates;
    return;
  }
  const dollar = newer.get('USD');
  // The euro is as old as the dollar in euros.
  if (dollar) newer.set('EUR', { ...dollar, currency: 'EUR', perEuro: 1 });
  const perUsdOf = ({ perUsd, perEuro }: StoredRate) => perUsd ?? perEuro / (dollar?.perEuro ?? bundledPerEuro);
  current = {
    perUsd: perCurrency((one) => (newer.has(one) ? perUsdOf(newer.get(one)!) : bundledRates.perUsd[one])),
    asOf: perCurrency((one) => newer.get(one)?.asOf ?? bundledOn),
    byHand: new Set([...newer.values()].flatMap(({ currency, isByHand }) => (isByHand ? [currency] : []))),
  };
}
