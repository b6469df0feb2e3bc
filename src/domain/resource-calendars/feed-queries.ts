// SQL on secret addresses of resources, and on what uses them.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { usedFrom } from '#domain/inventory/resources/used-from.ts';

type Feed = { resourceId: string; tokenHash: Buffer; createdAt: Date };

export async function findFeed(db: Queryable, resourceId: string): Promise<{ createdAt: Date } | undefined> {
  const found = db.selectFrom('resourceFeeds').select('createdAt').where('resourceId', '=', resourceId);
  return found.executeTakeFirst();
}

export async function replaceFeed(db: Queryable, feed: Feed): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await db
    .insertInto('resourceFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('resourceId').doUpdateSet({ tokenHash, createdAt }))
    .execute();
}

/** False if there was none. */
export async function deleteFeed(db: Queryable, resourceId: string): Promise<boolean> {
  const gone = await db.deleteFrom('resourceFeeds').where('resourceId', '=', resourceId).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export async function findByToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ id: string; name: string; quantity: number } | undefined> {
  const { rows } = await sql<{ id: string; name: string; quantity: number }>`
    select r.id, r.name, r.quantity from resource_feeds f join resources r on r.id = f.resource_id
    where f.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

export type ResourceUse = {
  resourceId: string;
  departureId: string;
  title: string;
  optionName: string;
  startsAtLocal: string;
  timeZone: string;
  fromAt: Date;
  toAt: Date;
  taken: number;
  uses: number;
  isConflict: boolean;
};

type Question = { resourceIds: readonly string[]; from: Date; to: Date; language: Language };

const usesMax = 5000;

/** Departures that have seats taken and so use a resource between two instants, from their set-up to their clean-up, in that order. */
export async function listUses(db: Queryable, { resourceIds, from, to, language }: Question): Promise<ResourceUse[]> {
  const { rows } = await sql<ResourceUse>`
    select used.*, exists (
      select from resource_busy_times b
      where b.resource_id = used.resource_id and b.from_at < used.to_at and b.to_at > used.from_at) as is_conflict
    from (
      select n.resource_id, d.id as departure_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, d.time_zone, d.taken,
        span.from_at, span.to_at,
        case when n.per = 'seat' then d.taken * n.quantity else n.quantity end as uses,
        coalesce((select title from tour_texts x where x.tour_id = d.tour_id order by ${textOrder(language)} limit 1), '') as title,
        coalesce((select name from option_texts x where x.option_id = d.option_id order by ${textOrder(language)} limit 1), '') as option_name
      from option_resources n join departures d on d.option_id = n.option_id cross join lateral ${usedFrom} span
      where n.resource_id = any(${resourceIds}::uuid[]) and d.taken > 0
        and d.starts_at_local > (${from}::timestamptz at time zone 'utc') - interval '32 days'
        and d.starts_at_local < (${to}::timestamptz at time zone 'utc') + interval '2 days'
    ) used
    where used.from_at < ${to} and used.to_at > ${from} order by used.from_at, used.departure_id limit ${usesMax}`.execute(
    db,
  );
  return rows;
}

export type BusyPeriod = { resourceId: string; fromAt: Date; toAt: Date };

export async function listBusyBetween(db: Queryable, { resourceIds, from, to }: Question): Promise<BusyPeriod[]> {
  const { rows } = await sql<BusyPeriod>`
    select resource_id, from_at, to_at from resource_busy_times
    where resource_id = any(${resourceIds}::uuid[]) and from_at < ${to} and to_at > ${from} order by from_at limit ${usesMax}`.execute(
    db,
  );
  return rows;
}
