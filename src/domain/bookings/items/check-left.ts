import { invalid } from '#contract/domain-error.ts';
import type { OptionForSale } from '#domain/pricing/party-prices.ts';
import { isTicket, type NewItem, sumOf } from './booking-item.ts';

/** Whether a booking may be left with these items: children are not left alone, and what an option or a unit sells at least holds
 *  for what is left of it. Throws `invalid_input` on `items`. Without an option, it is no longer on sale and has no rules. */
export function checkLeft(left: readonly NewItem[], option: OptionForSale | undefined): void {
  if (sumOf(left, 'adults') === 0) throw invalid('items', 'needs_adult');
  if (!option) return;
  const leastOf = (least: number, count: number): void => {
    if (count > 0 && count < least) throw invalid('items', 'too_few_left', { minimum: least });
  };
  leastOf(option.leastUnits, left.filter(isTicket).length);
  for (const { id, least } of [...option.units, ...(option.extras ?? [])])
    leastOf(least, left.filter(({ unitId }) => unitId === id).length);
}
