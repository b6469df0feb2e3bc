import type { Currency } from '#kernel/money.ts';

/** Units of each currency for one US dollar, as of the date below. Bundled, so that no request to a third party is needed. */
export const bundledRates: { asOf: string; perUsd: Record<Currency, number> } = {
  asOf: '2026-11-02',
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
};
