import type { OutboundFailure } from '#kernel/choices/outbound-failures.ts';
import type { testEvent, WebhookEvent } from '#kernel/choices/webhook-events.ts';

export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  failingSince: Date | null;
  disabledBy: 'owner' | 'failures' | null;
  previousUntil: Date | null;
};

export type Delivery = {
  id: string;
  messageId: string;
  event: WebhookEvent | typeof testEvent;
  body: string;
  createdAt: Date;
  attempts: number;
  dueAt: Date | null;
  attemptedAt: Date | null;
  deliveredAt: Date | null;
  status: number | null;
  failure: OutboundFailure | null;
  response: string | null;
};

/** The pauses after an attempt that failed, as Standard Webhooks recommends them: the eighth is the last, within 28 hours of the first. */
const pauseSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];

/** When a message is tried again that was tried so often; null: never. */
export function retryAt(attempts: number, now: Date): Date | null {
  const seconds = pauseSeconds[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/** An address that has accepted nothing for so long when a message is given up is switched off. */
export const failingMs = 24 * 3600_000;

/** The old secret signs in addition to the new one for so long. */
export const renewalMs = 24 * 3600_000;

export const deliveryDays = 30;
