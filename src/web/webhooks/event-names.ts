import type { testEvent, WebhookEvent } from '#kernel/choices/webhook-events.ts';

/** Keys of texts have no dots. */
export const eventNames = {
  'booking.made': 'event_booking_made',
  'booking.confirmed': 'event_booking_confirmed',
  'booking.changed': 'event_booking_changed',
  'booking.cancelled': 'event_booking_cancelled',
  'booking.checked_in': 'event_booking_checked_in',
  'departure.changed': 'event_departure_changed',
  'departure.closed': 'event_departure_closed',
  'departure.opened': 'event_departure_opened',
  test: 'event_test',
} as const satisfies Record<WebhookEvent | typeof testEvent, string>;
