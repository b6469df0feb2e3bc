// SQL on the endpoints of suppliers.
import { sql } from 'kysely';
import type { WebhookEvent } from '#kernel/choices/webhook-events.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Webhook } from './webhook.ts';

const columns = ['id', 'url', 'events', 'createdAt', 'failingSince', 'disabledBy', 'previousUntil'] as const;

/** The latest first. */
export async function listWebhooksOf(db: Queryable, supplierId: string): Promise<Webhook[]> {
  return db
    .selectFrom('webhookEndpoints')
    .select(columns)
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute() as Promise<Webhook[]>;
}

export async function findWebhook(db: Queryable, supplierId: string, id: string): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhookEndpoints')
    .select(columns)
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Webhook | undefined>;
}

type NewWebhook = {
  id: string;
  supplierId: string;
  url: string;
  events: readonly WebhookEvent[];
  encryptedSecret: Buffer;
  createdAt: Date;
};

export async function insertWebhook(db: Queryable, { events, ...webhook }: NewWebhook): Promise<void> {
  await db
    .insertInto('webhookEndpoints')
    .values({ ...webhook, events: [...events] })
    .execute();
}

type Change = { url: string; events: readonly WebhookEvent[]; isOn: boolean };

/** Switched on again it counts as new: what failed before is forgotten. */
export async function updateWebhook(
  db: Queryable,
  id: string,
  { url, events, isOn }: Change,
  now: Date,
): Promise<void> {
  await sql`
    update webhook_endpoints set url = ${url}, events = ${events}::text[],
      failing_since = case when ${isOn} and disabled_at is null then failing_since end,
      disabled_at = case when not ${isOn} then coalesce(disabled_at, ${now}::timestamptz) end,
      disabled_by = case when not ${isOn} then coalesce(disabled_by, 'owner') end
    where id = ${id}`.execute(db);
}

export async function deleteWebhookOf(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('webhookEndpoints').where('id', '=', id).execute();
}

/** The present secret becomes the one before. */
export async function replaceSecret(
  db: Queryable,
  id: string,
  { encryptedSecret, previousUntil }: { encryptedSecret: Buffer; previousUntil: Date },
): Promise<void> {
  await sql`
    update webhook_endpoints
    set previous_encrypted_secret = encrypted_secret, previous_until = ${previousUntil}, encrypted_secret = ${encryptedSecret}
    where id = ${id}`.execute(db);
}

/** False if it was off already. */
export async function disableAfterFailures(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now, disabledBy: 'failures' })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns off all of a supplier; their log stays. */
export async function disableWebhooksOf(db: Queryable, supplierId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now, disabledBy: 'owner' })
    .where('supplierId', '=', supplierId)
    .where('disabledAt', 'is', null)
    .execute();
}

/** Since when nothing was accepted; the moment of the first failure stays. */
export async function recordFailing(db: Queryable, id: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ failingSince: Date }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${now}::timestamptz) where id = ${id}
    returning failing_since`.execute(db);
  return rows[0]?.failingSince ?? now;
}

export async function recordAnswering(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({ failingSince: null })
    .where('id', '=', id)
    .where('failingSince', 'is not', null)
    .execute();
}
