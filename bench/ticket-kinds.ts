import type { UnitForSale } from '#domain/pricing/party-prices.ts';
import { usualSize } from '#kernel/units.ts';

/** In cents. A family ticket costs less than two adults and two children. */
export const pricesMinor = { adult: 5000, child: 3000, infant: 500, family: 14_000 };

export const units = (Object.keys(pricesMinor) as (keyof typeof pricesMinor)[]).map((kind): UnitForSale => ({
  id: kind,
  kind,
  priceMinor: pricesMinor[kind],
  ...usualSize(kind),
  least: 1,
  most: null,
  labels: null,
}));

/** One of each kind: three adults, four children, an infant among them. */
export const chosen = units.map(({ id }) => ({ unitId: id, quantity: 1 }));

export const code = { id: 'code', code: 'SUMMER', percent: 10, amountMinor: null, currency: null } as const;
