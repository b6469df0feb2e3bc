import type { BookingView } from '#contract/bookings.ts';
import type { Translate } from '#web/runtime/api/t.ts';

/** '2 adults, 1 child' */
export function partyText({ adults, children, persons }: BookingView, t: Translate): string {
  if (children === 0) return t('common:persons', { count: persons });
  return [t('common:unit_adult', { count: adults }), t('common:unit_child', { count: children })].join(', ');
}
