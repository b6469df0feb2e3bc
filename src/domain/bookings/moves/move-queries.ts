// SQL for the departures to which a booking can be moved.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { type DepartureRow, lastStartSql } from '#domain/inventory/inventory-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';

type Booked = Pick<BookingRow, 'optionId' | 'departureId' | 'seats'>;

export type Target = Pick<
  DepartureRow,
  'id' | 'startsAtLocal' | 'startsAt' | 'endsAtLocal' | 'endsAt' | 'capacity' | 'taken' | 'withheld'
>;

const columns = sql`d.id, d.starts_at_local, d.starts_at, d.ends_at_local, d.ends_at, d.capacity, d.taken, d.withheld`;

/** A party that has booked all of a departure has all of another one: a private group, whose seats are those of its departure. */
const fitsWhole = ({ optionId, seats }: Booked) => sql`
  (d.capacity = ${seats} or not exists (select from units u where u.option_id = ${optionId} and u.kind = 'group'))`;

export async function findTargets(
  db: Queryable,
  booked: Booked,
  { from, now, limit }: { from: string; now: Date; limit: number },
): Promise<Target[]> {
  const { optionId, departureId, seats } = booked;
  const { rows } = await sql<Target>`
    select ${columns} from departures d
    where d.option_id = ${optionId} and d.id <> ${departureId} and d.starts_at_local >= ${from}::date and d.open
      and ${lastStartSql} > ${now} and d.taken + d.withheld + ${seats} <= d.capacity and ${fitsWhole(booked)}
    order by d.starts_at_local, d.id limit ${limit}`.execute(db);
  return rows;
}

/** A departure of the same option that is as large as the booking needs it, whether or not it has room. */
export async function findTarget(db: Queryable, booked: Booked, id: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    select ${columns} from departures d
    where d.id = ${id} and d.option_id = ${booked.optionId} and d.id <> ${booked.departureId} and ${fitsWhole(booked)}`.execute(
    db,
  );
  return rows[0];
}
