// Messages that a supplier's receiver has not accepted yet: an operator sends them again or gives them up.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import type { testEvent, WebhookEvent } from '#kernel/choices/webhook-events.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { receives } from './delivery-queries.ts';

/** One, or all of a host. */
export type ChosenDeliveries = { id?: string; name?: string };

const isHeld = sql<boolean>`(d.delivered_at is null and d.discarded_at is null and d.attempts > 0)`;
/** Of a receiver `w`. */
const host = sql<string>`substring(w.url from '//([^/?#]+)')`;

export type HeldByHost = { name: string; count: number; since: Date; error: string | null; canRetry: boolean };

/** By the host of the receiver, with the latest error. */
export async function listHeldByHost(db: Queryable): Promise<HeldByHost[]> {
  const { rows } = await sql<HeldByHost>`
    select ${host} as name, count(*) as count, min(d.created_at) as since,
           (array_agg(coalesce(d.failure, d.status::text) order by d.attempted_at desc))[1] as error,
           bool_or(${receives}) as can_retry
    from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where ${isHeld} group by 1 order by since, name`.execute(db);
  return rows;
}

export type HeldDelivery = {
  id: string;
  name: string;
  event: WebhookEvent | typeof testEvent;
  url: string;
  supplier: string;
  attempts: number;
  error: string | null;
  createdAt: Date;
  dueAt: Date | null;
  isOff: boolean;
};

const columns: SortColumns<SortOf<'listHeldWebhooks'>> = { at: [sql`d.created_at`, sql`d.id`] };

export async function listHeldDeliveries(
  db: Queryable,
  {
    name,
    sort,
    before,
    limit,
  }: { name: string | undefined; sort: SortOf<'listHeldWebhooks'>; before: string | undefined; limit: number },
): Promise<HeldDelivery[]> {
  const { order, after } = sortBy(columns, sort);
  const { rows } = await sql<HeldDelivery>`
    select d.id, ${host} as name, d.event, w.url, s.name as supplier, d.attempts, coalesce(d.failure, d.status::text) as error,
           d.created_at, d.due_at, not (${receives}) as is_off
    from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id join suppliers s on s.id = w.supplier_id
    where ${isHeld} ${name ? sql`and ${host} = ${name}` : sql``} 
      ${before ? sql`and ${after(sql`webhook_deliveries d where d.id = ${before}`)}` : sql``}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Makes them due, with all their attempts, where the receiver is on and its supplier not suspended; returns their ids. An attempt that
 *  is under way does not count. */
export async function retryHeldDeliveries(db: Queryable, chosen: ChosenDeliveries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries d set attempts = 0, due_at = ${now} from webhook_endpoints w
    where w.id = d.endpoint_id and ${receives} and ${isHeld} and ${matches(chosen)} returning d.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function discardHeldDeliveries(db: Queryable, chosen: ChosenDeliveries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries d set discarded_at = ${now}, due_at = null from webhook_endpoints w
    where w.id = d.endpoint_id and ${isHeld} and ${matches(chosen)} returning d.id`.execute(db);
  return rows.map(({ id }) => id);
}

const matches = ({ id, name }: ChosenDeliveries): RawBuilder<unknown> =>
  id ? sql`d.id = ${id}` : sql`${host} = ${name ?? ''}`;
