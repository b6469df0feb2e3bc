import { DomainError } from '#contract/domain-error.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { takeExtras } from '#domain/inventory/extra-stock.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { PriceLine } from '#domain/pricing/party-prices.ts';
import { unitLabel } from '#domain/pricing/price-view.ts';

type WithExtras = { departureId: string; lines: readonly PriceLine[] };

/** Takes the extras of a booking from what its departure has. Throws `extra_sold_out`, naming each of which too few are left. */
export async function takeExtrasOf(
  db: Queryable,
  { departureId, lines }: WithExtras,
  language: Language,
): Promise<void> {
  const short = await takeExtras(db, departureId, extrasIn(lines));
  if (short.length > 0) throw extraSoldOut(short, lines, language);
}

export function extraSoldOut(
  short: readonly { extraId: string; left: number }[],
  lines: readonly PriceLine[],
  language: Language,
): DomainError {
  const labelOf = (extraId: string) =>
    unitLabel('extra', lines.find(({ unitId }) => unitId === extraId)?.labels, language);
  return new DomainError('extra_sold_out', {
    fields: short.map(({ extraId, left }) => ({
      field: 'extras',
      rule: 'few_left',
      params: { extra: labelOf(extraId), left },
    })),
  });
}
