// The only file with SQL for changes of bookings.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { NewItem } from '../items/booking-item.ts';
import type { ExtraChoice } from '#kernel/units.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { columnsOf, dueBatch } from '../lifecycle/lifecycle-queries.ts';
import type { Change, Contents, DroppedItem } from './booking-change.ts';
import { awaitsSupplierSql } from './awaits-supplier.ts';

type NewChange = Change & {
  bookingId: string;
  quotedAt: Date;
  /** A change that waits for its payment, or for its supplier: then `paysFirst` says whether it waits for its payment afterwards. */
  pending?: { expiresAt: Date; held: Freed } & ({ paymentId: string } | { decideBy: Date; paysFirst: boolean });
  /** A change of its departure, or a move to another one, with its reason. */
  bySupplier?: { actor: 'supplier' | 'operator'; freeUntil: Date | null } & (
    | { departureChangeId: string }
    | { reason: string }
  );
};

/** Returns its number. The caller has locked the booking, so that no one else takes it. */
export async function insertChange(db: Queryable, change: NewChange): Promise<number> {
  return (await insertChanges(db, [change])).get(change.bookingId)!;
}

/** A statement takes 65,535 values. */
const changesAtOnce = 1000;

/** The same for a change of each of several bookings. Returns their numbers by booking. */
export async function insertChanges(db: Queryable, changes: readonly NewChange[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < changes.length; from += changesAtOnce) {
    const values = changes.slice(from, from + changesAtOnce).map(rowOf);
    const inserted = db.insertInto('bookingChanges').values(values).returning(['bookingId', 'number']);
    for (const { bookingId, number } of await inserted.execute()) numbers.set(bookingId, number);
  }
  return numbers;
}

function rowOf({ bookingId, quotedAt, pending, bySupplier, before, after, items, dropped, difference }: NewChange) {
  const { held, ...waiting } = pending ?? {};
  return {
    bookingId,
    number: sql<number>`(select coalesce(max(number), 0) + 1 from booking_changes where booking_id = ${bookingId})`,
    state: pending ? ('pending' as const) : ('done' as const),
    quotedAt,
    endedAt: pending ? null : quotedAt,
    departureId: after.departureId,
    seatsHeld: held?.seats ?? 0,
    extrasHeld: JSON.stringify(held?.extras ?? []),
    ...waiting,
    refundMinor: difference.refund.amountMinor,
    keptMinor: difference.retained.amountMinor,
    before: JSON.stringify(before),
    after: JSON.stringify({ ...after, items, ...(dropped.length > 0 && { dropped }) }),
    ...bySupplier,
  };
}

/** A change that waits: without a payment for its supplier, until `expiresAt`. */
export type PendingChange = {
  bookingId: string;
  number: number;
  departureId: string;
  seatsHeld: number;
  extrasHeld: ExtraChoice[];
  paymentId: string | null;
  paysFirst: boolean;
  expiresAt: Date;
  quotedAt: Date;
  before: Contents;
  after: Contents;
  items: NewItem[];
  dropped: DroppedItem[];
};

/** Changes from before there were opening hours have no closing, and from before there were taxes none. */
type Stored = Omit<Contents, 'startsAt' | 'endsAt' | 'endsAtLocal' | 'taxes'> & {
  taxes?: Contents['taxes'];
  startsAt: string;
  endsAt?: string | null;
  endsAtLocal?: string | null;
};
type StoredChange = Omit<PendingChange, 'before' | 'after' | 'items' | 'dropped'> & {
  before: Stored;
  after: Stored & { items: NewItem[]; dropped?: DroppedItem[] };
};

export async function findPendingChange(db: Queryable, bookingId: string): Promise<PendingChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select booking_id, number, departure_id, seats_held, extras_held, payment_id, pays_first, expires_at, quoted_at, before, after
    from booking_changes where booking_id = ${bookingId} and state = 'pending'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { items, dropped = [], ...after } = row.after;
  return { ...row, before: contentsOf(row.before), after: contentsOf(after), items, dropped };
}

const contentsOf = ({ startsAt, endsAt, endsAtLocal, ...stored }: Stored): Contents => ({
  ...stored,
  taxes: stored.taxes ?? [],
  startsAt: new Date(startsAt),
  endsAt: endsAt ? new Date(endsAt) : null,
  endsAtLocal: endsAtLocal ?? null,
});

export type Dropped = Pick<
  PendingChange,
  'bookingId' | 'number' | 'departureId' | 'seatsHeld' | 'extrasHeld' | 'paymentId'
> & {
  /** When the booking starts, as a change stores instants. */
  startsAt: string;
  /** It was sent to its supplier. */
  isRequest: boolean;
};
export type Ending = { state: 'expired' | 'declined' | 'called_off'; reason: string | null };

/** Ends the changes of bookings that wait, and returns what they held. Only a request is declined: what waits for its payment expires. */
export async function endPendingChanges(
  db: Queryable,
  bookingIds: readonly string[],
  { state, reason }: Ending,
  at: Date,
): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    with waiting as (
      select booking_id, number, departure_id, seats_held, extras_held, payment_id, decide_by, before from booking_changes
      where booking_id = any(${bookingIds}::uuid[]) and state = 'pending'
    )
    update booking_changes c set state = case when ${state} = 'declined' and not ${awaitsSupplierSql('c')} then 'expired' else ${state} end, ended_at = ${at}, seats_held = 0, extras_held = '[]', decline_reason = ${reason}
    from waiting where c.booking_id = waiting.booking_id and c.number = waiting.number
    returning waiting.booking_id, waiting.number, waiting.departure_id, waiting.seats_held, waiting.extras_held, waiting.payment_id,
      waiting.before ->> 'startsAt' as starts_at, waiting.decide_by is not null as is_request`.execute(db);
  return rows;
}

/** Of bookings, those with a change that waits for its payment and would move into a departure that is closed. */
export async function findIntoClosed(db: Queryable, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.booking_id as id from booking_changes c join departures d on d.id = c.departure_id
    where c.booking_id = any(${bookingIds}::uuid[]) and c.state = 'pending' and c.payment_id is not null and not d.open`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** An accepted request keeps its seats until it is paid. */
export async function awaitPayment(
  db: Queryable,
  { bookingId, number }: Pick<PendingChange, 'bookingId' | 'number'>,
  payment: { paymentId: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('bookingChanges')
    .set(payment)
    .where('bookingId', '=', bookingId)
    .where('number', '=', number)
    .execute();
}

export async function completeChange(
  db: Queryable,
  { bookingId, number }: Pick<PendingChange, 'bookingId' | 'number'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('bookingChanges')
    .set({ state: 'done', endedAt: at, seatsHeld: 0, extrasHeld: '[]' })
    .where('bookingId', '=', bookingId)
    .where('number', '=', number)
    .execute();
}

/** Ends the time in which its traveller may cancel free of charge, because the change was accepted. Returns false if none is running. */
export async function endFreeChoice(db: Queryable, bookingId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookingChanges')
    .set({ freeUntil: at, acceptedAt: at })
    .where('bookingId', '=', bookingId)
    .where('freeUntil', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateContents(db: Queryable, bookingId: string, contents: Contents): Promise<void> {
  await db
    .updateTable('bookings')
    .set((update) => ({
      ...columnsOf(contents),
      timesChanged: update('timesChanged', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute();
}

/** Of bookings that follow their departure to another time: nothing else of them changes. */
export async function updateTimes(
  db: Queryable,
  bookingIds: readonly string[],
  time: Pick<Contents, 'startsAt' | 'startsAtLocal' | 'endsAt' | 'endsAtLocal'>,
): Promise<void> {
  await sql`
    update bookings set starts_at = ${time.startsAt}, starts_at_local = ${time.startsAtLocal}::timestamp, ends_at = ${time.endsAt},
      ends_at_local = ${time.endsAtLocal}::timestamp, times_changed = times_changed + 1
    where id = any(${bookingIds}::uuid[])`.execute(db);
}

export async function findExpiredChanges(db: Queryable, now: Date, afterId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select booking_id as id from booking_changes
    where state = 'pending' and expires_at <= ${now} and booking_id > ${afterId} order by booking_id limit ${dueBatch}`.execute(
    db,
  );
  return rows;
}

/** Those of some bookings, which the caller has locked. */
export async function findExpiredAmong(db: Queryable, bookingIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select booking_id as id from booking_changes
    where state = 'pending' and expires_at <= ${now} and booking_id = any(${bookingIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a payment is the difference of a change, whatever became of it. */
export async function isOfChange(db: Queryable, payment: { id: string; bookingId: string }): Promise<boolean> {
  const { id, bookingId } = payment;
  const { rows } =
    await sql`select from booking_changes where booking_id = ${bookingId} and payment_id = ${id}`.execute(db);
  return rows.length > 0;
}
