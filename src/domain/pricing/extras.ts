// Extras: what a supplier sells in addition to the units of an option. Pure.
import { invalid } from '#contract/domain-error.ts';
import type { ExtraChoice } from '#kernel/units.ts';
import { type Party, partySize } from '#kernel/party.ts';
import type { Extra, PriceLine } from './party-prices.ts';

/** The maximum of one extra in a booking if its supplier sets no limit. */
export const extrasMax = 40;

/** How many of an extra a party may have, apart from its stock. */
export function mostOf({ per, most }: Pick<Extra, 'per' | 'most'>, party: Party): number {
  return Math.min(most ?? extrasMax, per === 'person' ? partySize(party) : extrasMax);
}

/** The chosen extras as lines. Refuses extras that the option does not sell, and what the party or the extra does not allow (field
 *  `extras`). */
export function extraLines(offered: readonly Extra[], chosen: readonly ExtraChoice[], party: Party): PriceLine[] {
  if (new Set(chosen.map(({ extraId }) => extraId)).size < chosen.length) throw invalid('extras', 'contradiction');
  return chosen.map(({ extraId, quantity }) => {
    const extra = offered.find(({ id }) => id === extraId);
    if (!extra) throw invalid('extras', 'unknown_value');
    if (quantity < extra.least) throw invalid('extras', 'too_small', { minimum: extra.least });
    const maximum = mostOf(extra, party);
    if (quantity > maximum) throw invalid('extras', 'too_big', { maximum });
    return {
      unitId: extra.id,
      kind: 'extra',
      labels: extra.labels,
      quantity,
      people: 0,
      unitPriceMinor: extra.priceMinor,
      totalMinor: extra.priceMinor * quantity,
      per: extra.per,
    };
  });
}

/** What lines have of extras. One that was added at another price has two lines. */
export function extrasIn(lines: readonly PriceLine[]): ExtraChoice[] {
  const byExtra = Map.groupBy(
    lines.filter(({ kind }) => kind === 'extra'),
    ({ unitId }) => unitId,
  );
  return [...byExtra].map(([extraId, ofExtra]) => ({
    extraId,
    quantity: ofExtra.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
