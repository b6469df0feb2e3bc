import type { BookingView } from '#contract/bookings.ts';
import type { Translate } from '#web/runtime/api/t.ts';
import { ticketsText } from '#web/ui/line-text.ts';

type PartyOfBooking = Pick<BookingView, 'adults' | 'children' | 'persons' | 'lines'>;

/** '2 adults, 1 child' */
export function partyText({ adults, children, persons, lines }: PartyOfBooking, t: Translate): string {
  const tickets = ticketsText(lines, persons, t);
  if (tickets) return tickets;
  return [
    ...(adults > 0 ? [t('common:unit_adult', { count: adults })] : []),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ].join(', ');
}
