// A departure knows whether a traveller waits for it, so that code that frees seats needs no further query to say so.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { closesAtSql, type DepartureRow, findDeparture } from './inventory-queries.ts';
import { freedSeatsJobs } from './job-types.ts';
import { lockCompeting } from './shared-resources.ts';

export type WaitlistedDeparture = DepartureRow & { open: boolean; closesAt: Date };

/** Locks a departure, so that no transaction takes or frees seats of it meanwhile. Throws `not_found`. */
export async function lockForWaitlist(db: Queryable, departureId: string, now: Date): Promise<WaitlistedDeparture> {
  await lockCompeting(db, [departureId], now);
  const departure = await findDeparture(db, departureId);
  const { rows } = await sql<Pick<WaitlistedDeparture, 'open' | 'closesAt'>>`
    select d.open, ${closesAtSql} as closes_at
    from departures d join options o on o.id = d.option_id where d.id = ${departureId}`.execute(db);
  if (!departure || !rows[0]) throw new DomainError('not_found');
  return { ...departure, ...rows[0] };
}

export async function setHasWaitlist(db: Queryable, departureId: string, hasWaitlist: boolean): Promise<void> {
  await sql`
    update departures set has_waitlist = ${hasWaitlist} where id = ${departureId} and has_waitlist <> ${hasWaitlist}`.execute(
    db,
  );
}

export const waitlistedBatch = 100;

/** Departures that a traveller waits for and that have seats: one was opened again, or its job was given up. */
export async function findWaitlistedWithSeats(db: Queryable, now: Date, afterId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from departures where has_waitlist and open and coalesce(ends_at, starts_at) > ${now} and taken + withheld < capacity and id > ${afterId}
    order by id limit ${waitlistedBatch}`.execute(db);
  return rows;
}

/** In the transaction that frees them. */
export async function announceFreedSeats(db: Queryable, departureIds: readonly string[], now: Date): Promise<void> {
  const payloads = departureIds.map((departureId) => ({ departureId }));
  await enqueueAll(db, freedSeatsJobs['seats-freed'], payloads, now);
}
