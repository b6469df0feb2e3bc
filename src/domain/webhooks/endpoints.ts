import { DomainError } from '#contract/domain-error.ts';
import type { webhookEndpoints } from '#contract/suppliers/webhooks.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
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
    const db = context.database.db;
    const { id } = await ownSupplier(context, db);
    return { data: (await listWebhooksOf(db, id)).map(webhookView) };
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
    const db = context.database.db;
    const supplier = await ownSupplier(context, db);
    const webhook = await findWebhook(db, supplier.id, params.id);
    if (!webhook) throw new DomainError('not_found');
    const { data, total } = await listDeliveries(db, params.id, query);
    return { data: data.map(deliveryView), page: query.page, pageSize: query.pageSize, total };
  },

  replayWebhookDelivery: async (context, { params }) =>
    deliveryView(await replayDelivery(context, params.id, params.deliveryId)),
};

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
