import type { QuoteView } from '#contract/bookings.ts';
import type { Translate } from '#web/runtime/api/t.ts';

type Line = QuoteView['lines'][number];

/** 'Family ticket (4 people) × 1', '2 adults' */
export function lineText(
  { kind, label, quantity, people }: Pick<Line, 'kind' | 'label' | 'quantity' | 'people'>,
  t: Translate,
): string {
  if (label && kind === 'reduction') return label;
  if (!label) return t(`common:unit_${kind as 'adult' | 'child' | 'senior' | 'group'}`, { count: quantity });
  const whom = people > 1 ? ` (${t('common:persons', { count: people })})` : '';
  return `${label}${whom} × ${quantity}`;
}

/** '5 people · Family ticket (4 people) × 1, Infant × 1'; null where there are only adults and children. */
export function ticketsText(ofPrice: readonly Line[], persons: number, t: Translate): string | null {
  const lines = ofPrice.filter(({ kind }) => kind !== 'reduction');
  if (lines.every(({ label, kind }) => !label && kind !== 'senior')) return null;
  return `${t('common:persons', { count: persons })} · ${lines.map((line) => lineText(line, t)).join(', ')}`;
}
