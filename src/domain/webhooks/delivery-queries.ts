// SQL on what is sent to the endpoints of suppliers. Triggers write most of it (db/migrations/0151_webhooks.sql).
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Delivery } from './webhook.ts';

const columns = [
  'id',
  'messageId',
  'event',
  'body',
  'createdAt',
  'attempts',
  'dueAt',
  'attemptedAt',
  'deliveredAt',
  'status',
  'failure',
  'response',
] as const;

type DeliveriesQuery = {
  page: number;
  pageSize: number;
  outcome?: 'delivered' | 'failed';
  sort: SortOf<'listWebhookDeliveries'>;
};
type DeliveryPage = { data: Delivery[]; total: number };

const sortColumns: SortColumns<DeliveriesQuery['sort']> = { at: [sql`created_at`, sql`id`] };

export async function listDeliveries(
  db: Queryable,
  endpointId: string,
  { page, pageSize, outcome, sort }: DeliveriesQuery,
): Promise<DeliveryPage> {
  let of = db.selectFrom('webhookDeliveries').where('endpointId', '=', endpointId);
  if (outcome === 'delivered') of = of.where('deliveredAt', 'is not', null);
  if (outcome === 'failed') of = of.where('deliveredAt', 'is', null).where('attempts', '>', 0);
  const [data, { total }] = await Promise.all([
    of
      .select(columns)
      .orderBy(sortBy(sortColumns, sort).order)
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute() as Promise<Delivery[]>,
    of.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total: Number(total) };
}

export async function findDelivery(db: Queryable, endpointId: string, id: string): Promise<Delivery | undefined> {
  return db
    .selectFrom('webhookDeliveries')
    .select(columns)
    .where('endpointId', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Delivery | undefined>;
}

type NewDelivery = Pick<Delivery, 'messageId' | 'event' | 'body'> & { endpointId: string; at: Date };

export async function insertDelivery(db: Queryable, { at, ...delivery }: NewDelivery): Promise<Delivery> {
  return db
    .insertInto('webhookDeliveries')
    .values({ ...delivery, id: newId(), createdAt: at, dueAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow() as Promise<Delivery>;
}

/** Makes one due that waits for its next attempt; undefined for another one. */
export async function hastenDelivery(db: Queryable, id: string, now: Date): Promise<Delivery | undefined> {
  return db
    .updateTable('webhookDeliveries')
    .set({ dueAt: now })
    .where('id', '=', id)
    .where('dueAt', 'is not', null)
    .returning(columns)
    .executeTakeFirst() as Promise<Delivery | undefined>;
}

export async function giveUpWaiting(db: Queryable, endpointId: string): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ dueAt: null })
    .where('endpointId', '=', endpointId)
    .where('dueAt', 'is not', null)
    .execute();
}

export type DueEndpoint = {
  id: string;
  supplierId: string;
  url: string;
  encryptedSecret: Buffer;
  previousEncryptedSecret: Buffer | null;
  previousUntil: Date | null;
};

/** Of an endpoint `w`. */
export const receives = sql<boolean>`w.disabled_at is null and exists (select from suppliers s where s.id = w.supplier_id and s.suspended_at is null)`;

/** Those with something to send, the longest waiting first. Events of a suspended supplier wait until it is restored. */
export async function findDueEndpoints(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhook_endpoints w
    join lateral (select min(due_at) as due_at from webhook_deliveries where endpoint_id = w.id and due_at <= ${now}) d on d.due_at is not null
    where ${receives} order by d.due_at, w.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** As it is now: undefined once it is off, deleted, or its supplier suspended. */
export async function findReceivingEndpoint(db: Queryable, id: string): Promise<DueEndpoint | undefined> {
  const { rows } = await sql<DueEndpoint>`
    select w.id, w.supplier_id, w.url, w.encrypted_secret, w.previous_encrypted_secret, w.previous_until
    from webhook_endpoints w where w.id = ${id} and ${receives}`.execute(db);
  return rows[0];
}

/** In the order of the events. */
export async function findDueDelivery(db: Queryable, endpointId: string, now: Date): Promise<Delivery | undefined> {
  return db
    .selectFrom('webhookDeliveries')
    .select(columns)
    .where('endpointId', '=', endpointId)
    .where('dueAt', '<=', now)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst() as Promise<Delivery | undefined>;
}

type Attempted = Pick<
  Delivery,
  'attempts' | 'dueAt' | 'attemptedAt' | 'deliveredAt' | 'status' | 'failure' | 'response'
>;

/** False if an operator has decided about it while it was being sent: that decision counts. */
export async function recordAttempt(
  db: Queryable,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  attempted: Attempted,
): Promise<boolean> {
  const recorded = await db
    .updateTable('webhookDeliveries')
    .set(attempted)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('discardedAt', 'is', null)
    .executeTakeFirst();
  return recorded.numUpdatedRows === 1n;
}

export async function deleteOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute();
}
