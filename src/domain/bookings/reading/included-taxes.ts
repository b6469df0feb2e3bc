import type { IncludedTaxView } from '#contract/bookings/included-tax.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { taxesView } from '#domain/pricing/taxes.ts';
import type { BookingRow } from './booking-queries.ts';

type Sold = Pick<BookingRow, 'totalMinor' | 'currency' | 'adults' | 'children' | 'taxes'>;

/** What the total of a booking, or of what it becomes, contains of taxes and fees. */
export function includedTaxes(
  { totalMinor, currency, adults, children, taxes }: Sold,
  language: Language,
): IncludedTaxView[] {
  return taxesView(money(totalMinor, currency), adults + children, taxes, language);
}
