import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { priceView, unitLabel } from '#domain/pricing/price-view.ts';
import type { ManualEntry } from './manual-entry-queries.ts';

export function manualEntryView(entry: ManualEntry, language: Language, withMoney: boolean): ManualEntryView {
  const { id, kind, seats, adults, children, lines, name, email, phone, note, paidMinor, currency, madeAt } = entry;
  return {
    id,
    kind,
    seats,
    people: adults + children,
    lines: lines.map((line) => ({
      kind: line.kind,
      label: unitLabel(line.kind, line.labels, language),
      quantity: line.quantity,
    })),
    name,
    email,
    phone: phone && phoneText(phone),
    note,
    paid: withMoney && paidMinor !== null ? priceView(money(paidMinor, currency)) : null,
    madeAt: madeAt.toISOString(),
  };
}
