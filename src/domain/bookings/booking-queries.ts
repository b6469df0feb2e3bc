// The only file with SQL for bookings and their events.
import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '#contract/bookings.ts';
import type { PolicyView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '../catalogue/catalogue-queries.ts';
import type { PriceLine } from '../pricing/price-party.ts';
import { type Actor, type MoveName, moves } from './booking.ts';

export type NewBooking = {
  id: string;
  reference: string;
  userId: string;
  tourId: string;
  optionId: string;
  departureId: string;
  state: BookingState;
  seats: number;
  adults: number;
  children: number;
  lines: PriceLine[];
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  paymentKind: 'later' | 'now';
  policyKey: PolicyView['key'];
  startsAt: Date;
  startsAtLocal: string;
  timeZone: string;
  language: Language;
  createdAt: Date;
  placedAt: Date | null;
  holdExpiresAt: Date | null;
  decideBy: Date | null;
  confirmedAt: Date | null;
};

const columnTypes: Record<keyof NewBooking, string> = {
  id: 'uuid',
  reference: 'text',
  userId: 'uuid',
  tourId: 'uuid',
  optionId: 'uuid',
  departureId: 'uuid',
  state: 'text',
  seats: 'int',
  adults: 'int',
  children: 'int',
  lines: 'jsonb',
  currency: 'char(3)',
  totalMinor: 'bigint',
  commissionMinor: 'bigint',
  paymentKind: 'text',
  policyKey: 'text',
  startsAt: 'timestamptz',
  startsAtLocal: 'timestamp',
  timeZone: 'text',
  language: 'text',
  createdAt: 'timestamptz',
  placedAt: 'timestamptz',
  holdExpiresAt: 'timestamptz',
  decideBy: 'timestamptz',
  confirmedAt: 'timestamptz',
};
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const insertColumns = Object.keys(columnTypes).map(snakeCase).join(', ');

/** A new booking as columns of an order's record in JSON, written by `writtenBookings`. */
export const bookingColumns = Object.entries(columnTypes)
  .map(([name, type]) => `${snakeCase(name)} ${type}`)
  .join(', ');

export const bookingRecord = (booking: NewBooking): Record<string, unknown> =>
  Object.fromEntries(Object.entries(booking).map(([name, value]) => [snakeCase(name), value]));

/** Common table expressions that write the bookings in `sold`, each with its first event. */
export const writtenBookings = `
  written as (insert into bookings (${insertColumns}) select ${insertColumns} from sold),
  begun as (
    insert into booking_events (booking_id, at, to_state, actor) select id, created_at, state, 'traveller' from sold
  )`;

type Change = {
  placedAt?: Date;
  holdExpiresAt?: Date | null;
  decideBy?: Date;
  confirmedAt?: Date;
  paymentKind?: 'later' | 'now';
  endedAt?: Date;
  endedBy?: Actor;
  endReason?: string | null;
  refundMinor?: number;
};

/** Makes a move if the booking is in a state it may be made from; false when somebody else was first. */
export async function moveBooking(
  db: Queryable,
  id: string,
  name: MoveName,
  actor: Actor,
  at: Date,
  change: Change = {},
): Promise<boolean> {
  const { from, to } = moves[name];
  const before = await db
    .selectFrom('bookings')
    .select('state')
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  await db
    .updateTable('bookings')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('bookingEvents')
    .values({ bookingId: id, at, fromState: before.state, toState: to, actor, reason: change.endReason ?? null })
    .execute();
  return true;
}

/** Changes what is not a state. */
export async function changeBooking(db: Queryable, id: string, change: Change): Promise<void> {
  await db.updateTable('bookings').set(change).where('id', '=', id).execute();
}

export type BookingRow = Omit<NewBooking, 'language'> & {
  endedAt: Date | null;
  refundMinor: number | null;
  reviewedAt: Date | null;
  language: Language;
  supplierId: string;
  tourSlug: string;
  title: string;
  meetingPoint: string | null;
  meetingLatitude: number | null;
  meetingLongitude: number | null;
  image: string | null;
  durationMinutes: number | null;
  confirmation: 'instant' | 'on-request';
  optionName: string;
  supplierName: string;
  supplierPhone: string;
  supplierEmail: string;
  tourOnSale: boolean;
  city: string;
  country: string;
  /** By all means, and what of it came back. */
  paidMinor: number;
  refundedMinor: number;
  /** What a gift card paid, less what came back to it. */
  giftCardMinor: number;
  payToken: string | null;
};

/** Bookings with what their screens and mails show, texts in the language asked for. */
function selectBookings(language: Language) {
  return sql`
    select b.*, t.slug as tour_slug, t.supplier_id, t.duration_minutes, t.confirmation, t.status = 'published' as tour_on_sale, t.meeting_latitude, t.meeting_longitude,
      texts.title, texts.meeting_point, s.name as supplier_name, s.phone as supplier_phone, s.email as supplier_email, p.country,
      (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as city,
      (select name from option_texts x where x.option_id = b.option_id order by ${textOrder(language)} limit 1) as option_name,
      (select url from tour_pictures where tour_id = t.id and position = 0) as image,
      paid.captured + coalesce(card.paid_minor, 0) as paid_minor, paid.refunded + coalesce(card.refunded_minor, 0) as refunded_minor,
      coalesce(card.paid_minor - card.refunded_minor, 0) as gift_card_minor, paid.token as pay_token
    from bookings b
    join tours t on t.id = b.tour_id join suppliers s on s.id = t.supplier_id join places p on p.id = t.place_id
    cross join lateral (select title, meeting_point from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) texts
    cross join lateral (
      select coalesce(sum(amount_minor) filter (where state = 'captured'), 0) as captured, coalesce(sum(refunded_minor), 0) as refunded,
             max(page_token) filter (where state = 'started') as token
      from payments where booking_id = b.id
    ) paid
    left join gift_card_redemptions card on card.booking_id = b.id`;
}

/** A placed booking or a hold of this user; anybody else's is undefined. */
export async function findOwnBooking(
  db: Queryable,
  userId: string,
  id: string,
  language: Language,
): Promise<BookingRow | undefined> {
  const { rows } =
    await sql<BookingRow>`${selectBookings(language)} where b.id = ${id} and b.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Without a name and an address once the traveller has gone. */
export type SupplierBookingRow = BookingRow & { travellerName: string | null; travellerEmail: string | null };

function selectSupplierBookings(language: Language) {
  return sql`select b.*, u.name as traveller_name, u.email as traveller_email
    from (${selectBookings(language)}) b left join users u on u.id = b.user_id and u.erased_at is null`;
}

const ofSupplier = (userId: string) =>
  sql`b.tour_id in (select t.id from tours t join supplier_members m on m.supplier_id = t.supplier_id where m.user_id = ${userId})`;

/** A placed booking of a tour of the supplier this user belongs to; any other is undefined. */
export async function findSupplierBooking(
  db: Queryable,
  userId: string,
  id: string,
  language: Language,
): Promise<SupplierBookingRow | undefined> {
  const { rows } = await sql<SupplierBookingRow>`
    ${selectSupplierBookings(language)} where b.id = ${id} and b.placed_at is not null and ${ofSupplier(userId)}`.execute(
    db,
  );
  return rows[0];
}

export async function findBooking(db: Queryable, id: string, language: Language): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`${selectBookings(language)} where b.id = ${id}`.execute(db);
  return rows[0];
}

/** What was ordered, by the reference people read out; a hold that nobody placed is nothing yet. */
export async function findPlacedBooking(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    ${selectBookings(language)} where b.reference = ${reference} and b.placed_at is not null`.execute(db);
  return rows[0];
}

/** Locks a booking until the transaction ends, so that paying, cancelling and expiring wait for each other. */
export async function lockBooking(db: Queryable, id: string): Promise<void> {
  await sql`select from bookings where id = ${id} for update`.execute(db);
}

type ListQuestion = {
  userId: string;
  language: Language;
  when?: 'upcoming' | 'past';
  inStates?: BookingState[];
  reviewable?: boolean;
  now: Date;
  limit: number;
  offset: number;
};

export function listOwnBookings(db: Queryable, question: ListQuestion): Promise<{ rows: BookingRow[]; total: number }> {
  return listBookings<BookingRow>(db, question, selectBookings(question.language), sql`b.user_id = ${question.userId}`);
}

export function listSupplierBookings(
  db: Queryable,
  question: ListQuestion,
): Promise<{ rows: SupplierBookingRow[]; total: number }> {
  return listBookings<SupplierBookingRow>(
    db,
    question,
    selectSupplierBookings(question.language),
    ofSupplier(question.userId),
  );
}

async function listBookings<Row>(
  db: Queryable,
  question: ListQuestion,
  select: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const { when, inStates, reviewable, now } = question;
  const where = sql`${whose} and b.placed_at is not null
    ${when === 'upcoming' ? sql`and b.starts_at >= ${now}` : when === 'past' ? sql`and b.starts_at < ${now}` : sql``}
    ${inStates ? sql`and b.state = any(${inStates}::text[])` : sql``}
    ${reviewable ? sql`and b.state = 'completed' and b.reviewed_at is null` : sql``}`;
  // What comes next first; then the past, latest first.
  const { rows } = await sql<Row>`${select} where ${where}
    order by b.starts_at >= ${now} desc, case when b.starts_at >= ${now} then b.starts_at end, b.starts_at desc, b.id
    limit ${question.limit} offset ${question.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from bookings b where ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Bookings not yet past that still stand: the number on the dashboard. */
export async function countUpcoming(db: Queryable, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from bookings
    where user_id = ${userId} and placed_at is not null and starts_at >= ${now}
      and state in ('on_hold', 'pending', 'confirmed')`.execute(db);
  return rows[0]!.total;
}

/** The most that one look finds; `afterId` is where the last look ended. */
export const dueBatch = 100;
type Due = { id: string };

export async function findExpiredHolds(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_hold')
    .where('holdExpiresAt', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(dueBatch)
    .execute();
}

export async function findUndecided(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'pending')
    .where('decideBy', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(dueBatch)
    .execute();
}

/** Confirmed bookings whose tour has ended. */
export async function findOver(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select b.id from bookings b join tours t on t.id = b.tour_id
    where b.state = 'confirmed' and b.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)) <= ${now}
      and b.starts_at <= ${now} and b.id > ${afterId}
    order by b.id limit ${dueBatch}`.execute(db);
  return rows;
}

/** Reviews tells us, so that lists of bookings need not ask. */
export async function markReviewed(db: Queryable, bookingId: string, at: Date): Promise<void> {
  await db.updateTable('bookings').set({ reviewedAt: at }).where('id', '=', bookingId).execute();
}
