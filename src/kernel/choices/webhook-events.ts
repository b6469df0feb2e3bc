/** What programs of suppliers can receive. The triggers of db/migrations/0151_webhooks.sql write them. */
export const webhookEvents = [
  'booking.made',
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'booking.checked_in',
  'departure.changed',
  'departure.closed',
  'departure.opened',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by a button. */
export const testEvent = 'test';

export const webhooksMax = 10;
/** Of an address as it is stored: with what is not ASCII percent-encoded. */
export const webhookUrlMax = 500;
