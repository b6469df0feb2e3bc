// Addresses of suppliers that receive the events of their bookings and departures.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging, sortOf } from '#contract/primitives.ts';
import { outboundFailures } from '#kernel/choices/outbound-failures.ts';
import { testEvent, webhookEvents, webhooksMax, webhookUrlMax } from '#kernel/choices/webhook-events.ts';

export const webhookView = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    createdAt: instant,
    state: z
      .enum(['on', 'off', 'failed'])
      .describe(
        '`failed`: switched off, because it had accepted nothing for a day when a message was given up, or said with 410 that it is gone',
      ),
    failingSince: instant.nullable().describe('since then it has accepted nothing'),
    previousUntil: instant.nullable().describe('until then the secret before the present one signs as well'),
  })
  .openapi('Webhook');
export type WebhookView = z.output<typeof webhookView>;

export const webhookDeliveryView = z
  .object({
    id,
    messageId: id.describe('the header `webhook-id`; the same when it is sent again'),
    event: z.enum([...webhookEvents, testEvent]),
    state: z.enum(['waiting', 'delivered', 'failed']),
    createdAt: instant,
    attempts: z.int(),
    attemptedAt: instant.nullable(),
    nextAt: instant.nullable(),
    status: z.int().nullable().describe('the status of the last answer'),
    failure: z.enum(outboundFailures).nullable().describe('why the last attempt had no answer'),
    response: z.string().nullable().describe('the beginning of the last answer'),
    body: z.string(),
  })
  .openapi('WebhookDelivery');
export type WebhookDeliveryView = z.output<typeof webhookDeliveryView>;

const url = z.string().trim().max(webhookUrlMax).describe('https, of a public host');
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);
const secret = z.string().describe('shown this once');

export const webhookEndpoints = endpoints({
  listWebhooks: {
    method: 'GET',
    path: '/supplier/webhooks',
    summary: 'The webhooks of the own supplier, the latest first',
    access: 'programs',
    status: 200,
    response: z.object({ data: z.array(webhookView) }),
    codes: ['not_found'],
  },
  createWebhook: {
    method: 'POST',
    path: '/supplier/webhooks',
    summary: `Have an address told of events, signed as Standard Webhooks has it, after recent authentication; ${webhooksMax} at most`,
    access: 'programs',
    body: z.strictObject({ url, events }),
    status: 201,
    response: z.object({ webhook: webhookView, secret }),
    codes: ['not_found', 'proof_required', 'webhook_state'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/supplier/webhooks/{id}',
    summary:
      'Change the events, after recent authentication the address, or switch it on or off; what waits for one that is off is given up',
    access: 'programs',
    params: idParams,
    body: z.strictObject({ url, events, isOn: z.boolean() }),
    status: 200,
    response: webhookView,
    codes: ['not_found', 'proof_required'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/supplier/webhooks/{id}',
    summary: 'Delete a webhook with its log',
    access: 'programs',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/supplier/webhooks/{id}/secret',
    summary: 'Make a new secret, after recent authentication; the present one signs as well for a day',
    access: 'programs',
    params: idParams,
    status: 201,
    response: z.object({ webhook: webhookView, secret }),
    codes: ['not_found', 'proof_required'],
  },
  testWebhook: {
    method: 'POST',
    path: '/supplier/webhooks/{id}/test',
    summary: 'Send an event of the type `test` within seconds',
    access: 'programs',
    params: idParams,
    status: 202,
    response: webhookDeliveryView,
    codes: ['not_found', 'webhook_state', 'too_many_requests'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/supplier/webhooks/{id}/deliveries',
    summary: 'What was sent in the last 30 days and how it was answered',
    access: 'programs',
    params: idParams,
    query: z.object({
      ...paging,
      outcome: z.enum(['delivered', 'failed']).optional().describe('`failed`: tried and not accepted so far'),
      sort: sortOf('listWebhookDeliveries'),
    }),
    status: 200,
    response: listOf(webhookDeliveryView),
    codes: ['not_found'],
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/supplier/webhooks/{id}/deliveries/{deliveryId}/replay',
    summary: 'Send one again, with the same id and body; one that waits for its next attempt is sent now',
    access: 'programs',
    params: z.object({ id, deliveryId: id }),
    status: 202,
    response: webhookDeliveryView,
    codes: ['not_found', 'webhook_state', 'too_many_requests'],
  },
});
