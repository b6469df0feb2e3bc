import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { priceView, unitLabel } from '#domain/pricing/price-view.ts';
import { type DepartureOfEntry, mayRecordArrival } from './manual-entry-policy.ts';
import type { ManualEntry } from './manual-entry-queries.ts';

type Viewing = { language: Language; now: Date; withMoney: boolean };

export function manualEntryView(
  entry: ManualEntry,
  departure: DepartureOfEntry,
  { language, now, withMoney }: Viewing,
): ManualEntryView {
  const { id, kind, seats, adults, children, arrived, lines, name, email, phone, note, paidMinor, currency, madeAt } =
    entry;
  return {
    id,
    kind,
    seats,
    people: adults + children,
    arrived,
    mayRecordArrival: mayRecordArrival(entry, departure, now),
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
