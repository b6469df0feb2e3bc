// Webhooks as owners make and change them.
import { DomainError, invalid, isDomainError } from '#contract/domain-error.ts';
import { testEvent, type WebhookEvent, webhooksMax, webhookUrlMax } from '#kernel/choices/webhook-events.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { outboundUrl } from '#platform/outbound/outbound.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { encrypt } from '#platform/encryption/encryption.ts';
import { requireRecentAuthentication } from '#domain/accounts/sessions/reauthenticate.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { secretOwner } from './deliver.ts';
import { findDelivery, giveUpWaiting, hastenDelivery, insertDelivery } from './delivery-queries.ts';
import { newSecret } from './sign.ts';
import { type Delivery, renewalMs, type Webhook } from './webhook.ts';
import {
  deleteWebhookOf,
  findWebhook,
  insertWebhook,
  listWebhooksOf,
  replaceSecret,
  updateWebhook,
} from './webhook-queries.ts';

type Wanted = { url: string; events: readonly WebhookEvent[] };
type WithSecret = { webhook: Webhook; secret: string };

/** Throws `proof_required`, `not_found`, `invalid_input` on `url`, `webhook_state` beyond the most of a supplier. */
export async function createWebhook(context: Context, { url, events }: Wanted): Promise<WithSecret> {
  await requireRecentAuthentication(context);
  const id = newId();
  const secret = newSecret();
  const webhook = await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, signedIn(context).id);
    if (!supplier) throw new DomainError('not_found');
    if ((await listWebhooksOf(db, supplier.id)).length >= webhooksMax) throw new DomainError('webhook_state');
    const made = { id, supplierId: supplier.id, url: checkedUrl(url), events, createdAt: context.clock.now() };
    await insertWebhook(db, { ...made, encryptedSecret: encrypted(context, id, secret) });
    const after = { url: made.url, events };
    await recordActOf(context, db, { act: 'supplier_create_webhook', subjectId: supplier.id, after });
    return assertDefined(await findWebhook(db, supplier.id, id), 'the webhook just made');
  });
  return { webhook, secret };
}

/** Throws `proof_required` for another address, `not_found`, `invalid_input` on `url`. */
export async function changeWebhook(
  context: Context,
  id: string,
  wanted: Wanted & { isOn: boolean },
): Promise<Webhook> {
  const url = checkedUrl(wanted.url);
  const unproven = await requireRecentAuthentication(context).catch((error: unknown) => {
    if (isDomainError(error)) return error;
    throw error;
  });
  return context.database.transaction(async (db) => {
    const { supplierId, webhook } = await lockWebhook(context, db, id);
    if (unproven && url !== webhook.url) throw unproven;
    await updateWebhook(db, id, { ...wanted, url }, context.clock.now());
    if (!wanted.isOn) await giveUpWaiting(db, id);
    const values = {
      before: { url: webhook.url, events: webhook.events, isOn: webhook.disabledBy === null },
      after: { url, events: wanted.events, isOn: wanted.isOn },
    };
    await recordActOf(context, db, { act: 'supplier_change_webhook', subjectId: supplierId, ...values });
    return assertDefined(await findWebhook(db, supplierId, id), 'the webhook just changed');
  });
}

/** Throws `not_found`. */
export async function deleteWebhook(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const { supplierId, webhook } = await lockWebhook(context, db, id);
    await deleteWebhookOf(db, id);
    const before = { url: webhook.url };
    await recordActOf(context, db, { act: 'supplier_delete_webhook', subjectId: supplierId, before });
  });
}

/** Throws `proof_required`, `not_found`. */
export async function renewSecret(context: Context, id: string): Promise<WithSecret> {
  await requireRecentAuthentication(context);
  const secret = newSecret();
  const webhook = await context.database.transaction(async (db) => {
    const { supplierId, webhook: before } = await lockWebhook(context, db, id);
    const previousUntil = new Date(context.clock.now().getTime() + renewalMs);
    await replaceSecret(db, id, { encryptedSecret: encrypted(context, id, secret), previousUntil });
    const after = { url: before.url };
    await recordActOf(context, db, { act: 'supplier_renew_webhook_secret', subjectId: supplierId, after });
    return { ...before, previousUntil };
  });
  return { webhook, secret };
}

/** Throws `not_found`, `webhook_state` for one that is off, `too_many_requests`. */
export async function sendTest(context: Context, id: string): Promise<Delivery> {
  const at = context.clock.now();
  const body = JSON.stringify({ type: testEvent, timestamp: at.toISOString(), data: { webhookId: id } });
  return sendByHand(context, id, (db) =>
    insertDelivery(db, { messageId: newId(), event: testEvent, body, endpointId: id, at }),
  );
}

/** One that waits for its next attempt has it now; another one is sent once more. Throws `not_found`, `webhook_state` for one that is
 *  off, `too_many_requests`. */
export const replayDelivery = (context: Context, id: string, deliveryId: string): Promise<Delivery> =>
  sendByHand(context, id, async (db) => {
    const delivery = await findDelivery(db, id, deliveryId);
    if (!delivery) throw new DomainError('not_found');
    const { messageId, event, body } = delivery;
    const at = context.clock.now();
    return (
      (await hastenDelivery(db, deliveryId, at)) ?? insertDelivery(db, { messageId, event, body, endpointId: id, at })
    );
  });

async function sendByHand(context: Context, id: string, send: (db: Queryable) => Promise<Delivery>): Promise<Delivery> {
  await throttle(context, 'webhookMessages', signedIn(context).id);
  return context.database.transaction(async (db) => {
    const { webhook } = await lockWebhook(context, db, id);
    if (webhook.disabledBy !== null) throw new DomainError('webhook_state');
    return send(db);
  });
}

async function lockWebhook(context: Context, db: Queryable, id: string) {
  const supplier = await lockSupplierOf(db, signedIn(context).id);
  const webhook = supplier && (await findWebhook(db, supplier.id, id));
  if (!supplier || !webhook) throw new DomainError('not_found');
  return { supplierId: supplier.id, webhook };
}

/** Where its host leads is checked at each connection. */
function checkedUrl(url: string): string {
  const checked = outboundUrl(url);
  if (!checked) throw invalid('url', 'https');
  if (checked.href.length > webhookUrlMax) throw invalid('url', 'too_long', { maximum: webhookUrlMax });
  return checked.href;
}

const encrypted = ({ secrets }: Context, id: string, secret: string): Buffer =>
  encrypt(secrets, secretOwner(id), Buffer.from(secret));
