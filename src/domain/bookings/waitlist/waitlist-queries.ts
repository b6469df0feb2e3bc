// Who waits for which departure. What became of an offer is the state of its booking, and is not stored twice.
import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { closesAtSql, lastStartSql, type OptionKind } from '#domain/inventory/inventory-queries.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import type { PolicyKey, RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import type { ChosenUnit, PriceLine } from '#domain/pricing/party-prices.ts';
import type { Tax } from '#domain/pricing/taxes.ts';

export type NewWaitlistEntry = {
  id: string;
  userId: string;
  departureId: string;
  tourId: string;
  adults: number;
  children: number;
  units: ChosenUnit[] | null;
  seats: number;
  language: Language;
  joinedAt: Date;
};

export type WaitlistEntry = NewWaitlistEntry & { bookingId: string | null; endedAt: Date | null };

const isWaiting = sql`e.booking_id is null and e.ended_at is null`;
const isOpenOffer = sql`e.ended_at is null and exists (
  select from bookings b where b.id = e.booking_id and b.state = 'on_hold' and b.placed_at is null)`;

export async function insertEntry(db: Queryable, { units, ...entry }: NewWaitlistEntry): Promise<void> {
  await db
    .insertInto('waitlistEntries')
    .values({ ...entry, units: units && JSON.stringify(units) })
    .execute();
}

/** An entry that waits, or whose offer can still be taken. */
export async function findActiveEntry(
  db: Queryable,
  userId: string,
  departureId: string,
): Promise<WaitlistEntry | undefined> {
  const { rows } = await sql<WaitlistEntry>`
    select e.* from waitlist_entries e
    where e.user_id = ${userId} and e.departure_id = ${departureId} and (${isWaiting} or ${isOpenOffer}) limit 1`.execute(
    db,
  );
  return rows[0];
}

/** How many entries of a person are active, and how many offers of this departure the person has let go. */
export async function countEntries(
  db: Queryable,
  { userId, departureId, now }: { userId: string; departureId: string; now: Date },
): Promise<{ active: number; missed: number }> {
  const { rows } = await sql<{ active: number; missed: number }>`
    select count(*) filter (where ${lastStartSql} > ${now} and (${isWaiting} or ${isOpenOffer})) as active,
      count(*) filter (where e.departure_id = ${departureId}
        and exists (select from bookings b where b.id = e.booking_id and b.placed_at is null and b.state <> 'on_hold')) as missed
    from waitlist_entries e join departures d on d.id = e.departure_id where e.user_id = ${userId}`.execute(db);
  return rows[0]!;
}

/** A private group, which takes all seats, whatever the departure had when it joined. */
const takesAllSeats = sql`exists (
  select from departures d join units u on u.option_id = d.option_id and u.kind = 'group'
  where d.id = e.departure_id and (e.units is null or exists (select from jsonb_array_elements(e.units) chosen where chosen ->> 'unitId' = u.id::text)))`;

/** The longest waiting party that the free seats are enough for. Smaller ones pass larger ones, so that no seat stays empty for a
 *  party that may never fit; one for which the departure has become too small keeps its place, as it may be given more seats again. */
export async function lockNextInLine(
  db: Queryable,
  departureId: string,
  { free, capacity }: { free: number; capacity: number },
): Promise<WaitlistEntry | undefined> {
  const { rows } = await sql<WaitlistEntry>`
    select e.* from waitlist_entries e join users u on u.id = e.user_id
    where e.departure_id = ${departureId} and ${isWaiting}
      and case when ${takesAllSeats} then ${free}::int = ${capacity} and e.adults + e.children <= ${capacity} else e.seats <= ${free} end
      and u.suspended_at is null and u.erased_at is null
    order by e.id limit 1 for update of e skip locked`.execute(db);
  return rows[0];
}

export async function hasWaiting(db: Queryable, departureId: string): Promise<boolean> {
  const { rows } = await sql`
    select from waitlist_entries e where e.departure_id = ${departureId} and ${isWaiting} limit 1`.execute(db);
  return rows.length > 0;
}

export async function setOffer(db: Queryable, entryId: string, bookingId: string): Promise<void> {
  await db.updateTable('waitlistEntries').set({ bookingId }).where('id', '=', entryId).execute();
}

/** It takes more or fewer seats than when it joined. */
export async function setEntrySeats(db: Queryable, entryId: string, seats: number): Promise<void> {
  await db.updateTable('waitlistEntries').set({ seats }).where('id', '=', entryId).execute();
}

/** Returns false for an entry that no longer waits. */
export async function endEntry(db: Queryable, entryId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update waitlist_entries e set ended_at = ${at} where e.id = ${entryId} and ${isWaiting} returning id`.execute(db);
  return rows.length > 0;
}

/** At the cut-off of its departure. */
export async function endWaiting(db: Queryable, departureId: string, at: Date): Promise<void> {
  await sql`update waitlist_entries e set ended_at = ${at} where e.departure_id = ${departureId} and ${isWaiting}`.execute(
    db,
  );
}

/** Of a departure that does not take place, with those whose offer can still be taken. Returns their ids. */
export async function endWaitlist(db: Queryable, departureId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update waitlist_entries e set ended_at = ${at}
    where e.departure_id = ${departureId} and (${isWaiting} or ${isOpenOffer}) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export type WaitlistEntryRow = WaitlistEntry & {
  tourSlug: string;
  title: string;
  image: string | null;
  city: string;
  optionName: string;
  confirmation: 'instant' | 'on-request';
  payLater: boolean;
  policyKey: PolicyKey;
  /** Of the offer. */
  refundTiers: RefundTiers | null;
  supplierId: string;
  tourOnSale: boolean;
  open: boolean;
  startsAtLocal: string;
  startsAt: Date;
  endsAtLocal: string | null;
  endsAt: Date | null;
  optionKind: OptionKind;
  timeZone: string;
  closesAt: Date;
  ahead: number;
  bookingState: BookingState | null;
  placedAt: Date | null;
  holdExpiresAt: Date | null;
  lines: PriceLine[] | null;
  taxes: readonly Tax[] | null;
  totalMinor: number | null;
  currency: Currency;
};

function selectEntries(language: Language): RawBuilder<WaitlistEntryRow> {
  return sql<WaitlistEntryRow>`
    select e.*, t.slug as tour_slug, t.confirmation, t.pay_later, coalesce(b.policy_key, t.policy_key) as policy_key, b.refund_tiers, t.supplier_id, t.currency,
      t.status = 'published' as tour_on_sale, d.open, d.starts_at_local, d.starts_at, d.ends_at_local, d.ends_at, d.time_zone, o.kind as option_kind,
      ${closesAtSql} as closes_at,
      (select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) as title,
      (select url from tour_pictures where tour_id = t.id and position = 0) as image,
      (select name from place_texts x where x.place_id = t.place_id order by ${textOrder(language)} limit 1) as city,
      (select name from option_texts x where x.option_id = o.id order by ${textOrder(language)} limit 1) as option_name,
      (select count(*) from waitlist_entries before where before.departure_id = e.departure_id and before.id < e.id
        and before.booking_id is null and before.ended_at is null) as ahead,
      b.state as booking_state, b.placed_at, b.hold_expires_at, b.lines, b.taxes, b.total_minor
    from waitlist_entries e join departures d on d.id = e.departure_id join options o on o.id = d.option_id
    join tours t on t.id = e.tour_id left join bookings b on b.id = e.booking_id`;
}

export async function findEntry(db: Queryable, id: string, language: Language): Promise<WaitlistEntryRow | undefined> {
  const { rows } = await sql<WaitlistEntryRow>`${selectEntries(language)} where e.id = ${id}`.execute(db);
  return rows[0];
}

/** Entries of departures that have not started, without those that ended or were taken. */
export async function listEntries(
  db: Queryable,
  userId: string,
  language: Language,
  now: Date,
): Promise<WaitlistEntryRow[]> {
  const { rows } = await sql<WaitlistEntryRow>`
    ${selectEntries(language)}
    where e.user_id = ${userId} and e.ended_at is null and b.placed_at is null and ${lastStartSql} > ${now}
    order by d.starts_at, e.id limit 100`.execute(db);
  return rows;
}
