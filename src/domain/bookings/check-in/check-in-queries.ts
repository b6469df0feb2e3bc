// The only file with SQL for check-ins.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type CheckIn = {
  bookingId: string;
  position: number;
  scanId: string;
  checkedInAt: Date;
  /** Null once the account is erased. */
  byName: string | null;
};

export async function findCheckIns(db: Queryable, bookingIds: readonly string[]): Promise<CheckIn[]> {
  const { rows } = await sql<CheckIn>`
    select c.booking_id, c.position, c.scan_id, c.checked_in_at, u.name as by_name
    from check_ins c left join users u on u.id = c.by_user_id and u.erased_at is null
    where c.booking_id = any (${bookingIds}::uuid[]) order by c.booking_id, c.position`.execute(db);
  return rows;
}

type NewCheckIns = {
  bookingId: string;
  positions: readonly number[];
  scanId: string;
  way: 'scan' | 'hand';
  checkedInAt: Date;
  recordedAt: Date;
  byUserId: string;
};

/** Those who are not checked in yet; the caller has locked the booking. */
export async function insertCheckIns(db: Queryable, { positions, bookingId, ...scan }: NewCheckIns): Promise<void> {
  await db
    .insertInto('checkIns')
    .values(positions.map((position) => ({ bookingId, position, ...scan })))
    .execute();
  await sql`
    update bookings set checked_in_at = least(checked_in_at, ${scan.checkedInAt}::timestamptz) where id = ${bookingId}`.execute(
    db,
  );
}

/** Of all people of a booking, which the caller has locked. */
export async function deleteCheckIns(db: Queryable, bookingId: string): Promise<void> {
  await db.deleteFrom('checkIns').where('bookingId', '=', bookingId).execute();
  await db.updateTable('bookings').set({ checkedInAt: null }).where('id', '=', bookingId).execute();
}

/** The id of the booking with this reference; undefined for a hold that was not placed. */
export async function findBookingId(db: Queryable, reference: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .where('placedAt', 'is not', null)
    .executeTakeFirst();
  return found?.id;
}
