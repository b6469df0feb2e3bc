// What was bought, in the words of the namespace 'common', for pages of the server and of the browser alike.
import type { LineKind } from '#kernel/units.ts';

export type TicketLine = { kind: LineKind; label: string | null; quantity: number; people: number };
type Say = (key: 'persons' | `unit_${'adult' | 'child' | 'senior' | 'group'}`, values: { count: number }) => string;

/** 'Family ticket (4 people) × 1', '2 adults' */
export function lineText({ kind, label, quantity, people }: TicketLine, say: Say): string {
  if (label && kind === 'reduction') return label;
  if (!label) return say(`unit_${kind as 'adult' | 'child' | 'senior' | 'group'}`, { count: quantity });
  const whom = people > 1 ? ` (${say('persons', { count: people })})` : '';
  return `${label}${whom} × ${quantity}`;
}

/** '5 people · Family ticket (4 people) × 1, Infant × 1 + Lunch × 5'; null where there are only adults and children. */
export function ticketsText(ofPrice: readonly TicketLine[], persons: number, say: Say): string | null {
  const lines = ofPrice.filter(({ kind }) => kind !== 'reduction');
  if (lines.every(({ label, kind }) => !label && kind !== 'senior')) return null;
  const { extra: extras = [], unit: units = [] } = Object.groupBy(lines, ({ kind }) =>
    kind === 'extra' ? 'extra' : 'unit',
  );
  const text = (line: TicketLine) => lineText(line, say);
  const bought = [units.map(text).join(', '), ...extras.map(text)].join(' + ');
  return `${say('persons', { count: persons })}\u00a0· ${bought}`;
}
