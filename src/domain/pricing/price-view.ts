import type { QuoteView } from '#contract/bookings.ts';
import type { PriceView, ShownPriceView } from '#contract/primitives.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, type Money, toDecimal } from '#kernel/money.ts';
import type { LineKind } from '#kernel/units.ts';
import { text } from '#platform/texts/texts.ts';
import { convert } from './convert.ts';
import type { Labels, PriceLine } from './party-prices.ts';
import { referenceDays } from './reference-price.ts';

export function priceView(value: Money): PriceView {
  return { price: toDecimal(value), priceMinor: value.amountMinor, currency: value.currency };
}

export function shownPriceView(charged: Money, shownIn: Currency): ShownPriceView {
  return { ...priceView(convert(charged, shownIn)), chargedCurrency: charged.currency };
}

/** Adults, children, seniors and groups are counted by the texts of screens, where their supplier does not name them. */
const countedByTexts: readonly LineKind[] = ['adult', 'child', 'senior', 'group'];

export const linesView = (lines: readonly PriceLine[], language: Language): QuoteView['lines'] =>
  lines.map(({ labels, people = 1, reasons = [], referenceMinor, ...line }) => ({
    ...line,
    people,
    ...(referenceMinor !== undefined && {
      reference: {
        unitPriceMinor: referenceMinor,
        label: text(language, 'price-reasons', 'reference', { days: referenceDays }),
      },
    }),
    ...(reasons.length > 0 && {
      note: reasons
        .map(({ code, count }) => text(language, 'price-reasons', code, { count: count ?? 0 }))
        .join('\u00a0· '),
    }),
    label: lineLabel(line.kind, labels, language),
  }));

/** Null where the texts of screens have the name. */
export function lineLabel(kind: LineKind, labels: Labels | null | undefined, language: Language): string | null {
  return !labels && countedByTexts.includes(kind) ? null : unitLabel(kind, labels, language);
}

/** What the supplier calls a unit, in the language, else in English, else in any; otherwise what its kind is called. */
export function unitLabel(kind: LineKind, labels: Labels | null | undefined, language: Language): string {
  const named = labels && inLanguage(labels, language);
  if (kind === 'reduction') return text(language, 'units', 'reduction', { code: named ?? '' });
  return named ?? text(language, 'units', kind === 'extra' ? 'other' : kind);
}

export const inLanguage = (labels: Labels, language: Language): string | undefined =>
  labels[language] ?? labels['en'] ?? Object.values(labels)[0];
