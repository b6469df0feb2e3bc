import { DomainError } from '#contract/domain-error.ts';
import type { webhookEndpoints } from '#contract/suppliers/webhooks.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findSupplierOf } from '../suppliers/supplier-queries.ts';
import { listDeliveries } from './delivery-queries.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  renewSecret,
  replayDelivery,
  sendTest,
} from './manage-webhooks.ts';
import type { Delivery, Webhook } from './webhook.ts';
import { findWebhook, listWebhooksOf } from './webhook-queries.ts';

export const webhookHandlers: Handlers<typeof webhookEndpoints> = {
  async listWebhooks(context) {
    return { data: (await listWebhooksOf(context.database.read, await ownSupplier(context))).map(webhookView) };
  },

  async createWebhook(context, { body }) {
    const { webhook, secret } = await createWebhook(context, body);
    return { webhook: webhookView(webhook), secret };
  },

  changeWebhook: async (context, { params, body }) => webhookView(await changeWebhook(context, params.id, body)),

  async deleteWebhook(context, { params }) {
    await deleteWebhook(context, params.id);
    return undefined;
  },

  async renewWebhookSecret(context, { params }) {
    const { webhook, secret } = await renewSecret(context, params.id);
    return { webhook: webhookView(webhook), secret };
  },

  testWebhook: async (context, { params }) => deliveryView(await sendTest(context, params.id)),

  async listWebhookDeliveries(context, { params, query }) {
    const db = context.database.read;
    const webhook = await findWebhook(db, await ownSupplier(context), params.id);
    if (!webhook) throw new DomainError('not_found');
    const { data, total } = await listDeliveries(db, params.id, query);
    return { data: data.map(deliveryView), page: query.page, pageSize: query.pageSize, total };
  },

  replayWebhookDelivery: async (context, { params }) =>
    deliveryView(await replayDelivery(context, params.id, params.deliveryId)),
};

async function ownSupplier(context: Context): Promise<string> {
  const supplier = await findSupplierOf(context.database.read, signedIn(context).id);
  if (!supplier) throw new DomainError('not_found');
  return supplier.id;
}

const webhookView = ({ disabledBy, createdAt, failingSince, previousUntil, ...webhook }: Webhook) => ({
  ...webhook,
  createdAt: createdAt.toISOString(),
  state: disabledBy === null ? ('on' as const) : disabledBy === 'owner' ? ('off' as const) : ('failed' as const),
  failingSince: failingSince?.toISOString() ?? null,
  previousUntil: previousUntil?.toISOString() ?? null,
});

const deliveryView = ({ createdAt, dueAt, attemptedAt, deliveredAt, ...delivery }: Delivery) => ({
  ...delivery,
  state: deliveredAt ? ('delivered' as const) : dueAt ? ('waiting' as const) : ('failed' as const),
  createdAt: createdAt.toISOString(),
  attemptedAt: attemptedAt?.toISOString() ?? null,
  nextAt: dueAt?.toISOString() ?? null,
});
