import type { Language } from '#kernel/languages.ts';
import { unitLabel } from '#domain/pricing/price-view.ts';
import type { BookingRow } from './booking-queries.ts';

type Ticket = { label: string; people: number; quantity: number };

/** The tickets of a booking by name; none if they are only adults and children, or a private group. */
export function namedTickets({ lines: ofPrice }: Pick<BookingRow, 'lines'>, language: Language): Ticket[] {
  const lines = ofPrice.filter(({ kind }) => kind !== 'reduction');
  if (lines.every(({ kind, labels }) => !labels && ['adult', 'child', 'group'].includes(kind))) return [];
  return lines.map(({ kind, labels, people = 1, quantity }) => ({
    label: unitLabel(kind, labels, language),
    people,
    quantity,
  }));
}
