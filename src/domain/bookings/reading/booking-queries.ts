// The only file with SQL for bookings and their events.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { LanguageDays } from '#contract/tour-facts.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import type { SignedIn } from '#platform/http/caller.ts';
import type { Matches } from './find-matches.ts';
import type { NewBooking } from '../booking.ts';
import { freeUntil } from '../lifecycle/find-locked-bookings.ts';
import type { Actor } from '../lifecycle/transition-table.ts';
import type { PickupPoint } from '../pickups/pickup-queries.ts';
import { peopleComingTo } from '../least-party/least-party-queries.ts';
import { isCancelledSql } from '#domain/inventory/closures/cancelled-departures.ts';
import type { OptionKind } from '#domain/inventory/inventory-queries.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { awaitsSupplierSql } from '../changes/awaits-supplier.ts';

export type BookingRow = Omit<NewBooking, 'items'> & {
  itemsCancelled: number;
  itemsKeptMinor: number;
  timesChanged: number;
  endedAt: Date | null;
  refundMinor: number | null;
  reviewedAt: Date | null;
  attendedAt: Date | null;
  checkedInAt: Date | null;
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
  optionKind: OptionKind;
  supplierName: string;
  supplierPhone: string;
  supplierEmail: string;
  guideLanguages: string[];
  languageDays: LanguageDays[];
  toBring: string[];
  tourOnSale: boolean;
  city: string;
  placeSlug: string;
  country: string;
  /** Payments and gift card together, and what of it was refunded by the terms. */
  paidMinor: number;
  refundedMinor: number;
  /** What operators refunded beyond the terms: all of it, and what of it the terms do not refund by now. */
  goodwillMinor: number;
  goodwillGivenMinor: number;
  /** What a gift card paid, minus refunds to it. */
  giftCardMinor: number;
  /** What was refunded to it. */
  giftCardRefundedMinor: number;
  payToken: string | null;
  /** Required answers that the supplier still waits for. */
  openQuestions: number;
  asksQuestions: boolean;
  offersPickup: boolean;
  endedBy: Actor | null;
  endReason: string | null;
  /** What its option says of a least number of people, and what became of it for its departure. */
  leastPeople: number | null;
  fillBy: Date | null;
  departureDecidedAt: Date | null;
  peopleComing: number;
  orderId: string | null;
  orderReference: string | null;
  pickup: Omit<PickupPoint, 'id'> | null;
  cutOffMinutes: number;
  /** What it becomes once the difference is paid, or, without a payment, once its supplier accepts it; `startsAt` and `expiresAt`:
   *  instants in ISO form. */
  pendingChange: {
    startsAt: string;
    startsAtLocal: string;
    endsAt: string | null;
    endsAtLocal: string | null;
    refundTiers: NewBooking['refundTiers'];
    optionName: string;
    adults: number;
    children: number;
    lines: NewBooking['lines'];
    totalMinor: number;
    dueMinor: number | null;
    paymentId: string | null;
    payToken: string | null;
    expiresAt: string;
  } | null;
  /** The last that its traveller made or requested. */
  lastChange: {
    number: number;
    state: 'pending' | 'done' | 'expired' | 'declined' | 'called_off';
    declineReason: string | null;
    /** It needs no answer any more, if it needed one. */
    isToPay: boolean;
    /** It was sent to its supplier. */
    isRequest: boolean;
  } | null;
  /** Until then its traveller may cancel with a full refund, because the supplier has changed the departure. */
  freeUntil: Date | null;
  /** If the last change was the supplier's. Instants in ISO form; a meeting point that is null is that of the tour. */
  supplierChange: {
    at: string;
    reason: string | null;
    startsAtLocalBefore: string;
    endsAtLocalBefore: string | null;
    isMoved: boolean;
    meetingPointBefore: string | null;
    isElsewhere: boolean;
    freeUntil: string | null;
    acceptedAt: string | null;
  } | null;
};

/** What became of a change `c`. */
export const outcomeOfChange = sql`jsonb_build_object('number', c.number, 'state', c.state, 'declineReason', c.decline_reason,
  'isToPay', c.payment_id is not null, 'isRequest', c.decide_by is not null)`;

/** What `changeOfSupplier` reads with a change `c`: the change of its departure, or the departures between which it was moved. */
export const withChangeOfSupplier = sql`left join departure_changes dc on dc.id = c.departure_change_id
  left join departures moved_from on c.reason is not null and moved_from.id = (c.before ->> 'departureId')::uuid
  left join departures moved_to on c.reason is not null and moved_to.id = c.departure_id`;

export const changeOfSupplier = (meetingPointOfTour: RawBuilder<unknown>) => sql`
  case when c.actor <> 'traveller' then jsonb_build_object('at', c.quoted_at, 'reason', coalesce(c.reason, dc.reason),
    'startsAtLocalBefore', c.before ->> 'startsAtLocal', 'endsAtLocalBefore', c.before ->> 'endsAtLocal',
    'isMoved', c.before ->> 'startsAtLocal' <> c.after ->> 'startsAtLocal',
    'meetingPointBefore', coalesce(dc.meeting_point_before, moved_from.meeting_point, ${meetingPointOfTour}),
    'isElsewhere', dc.meeting_point_before is distinct from dc.meeting_point_after or moved_from.meeting_point is distinct from moved_to.meeting_point,
    'freeUntil', c.free_until, 'acceptedAt', c.accepted_at) end`;

/** Bookings with everything that screens and mails show, texts in the requested language. */
function selectBookings(language: Language) {
  return sql`
    select b.*, t.slug as tour_slug, t.supplier_id, t.duration_minutes, t.confirmation, t.status = 'published' as tour_on_sale,
      case when own.meeting_point is null then t.meeting_latitude else own.meeting_latitude end as meeting_latitude,
      case when own.meeting_point is null then t.meeting_longitude else own.meeting_longitude end as meeting_longitude,
      texts.title, coalesce(own.meeting_point, texts.meeting_point) as meeting_point, coalesce(texts.facts -> 'toBring', '[]') as to_bring,
      t.guide_languages, coalesce(t.facts -> 'languageDays', '[]') as language_days, s.name as supplier_name, s.phone as supplier_phone, s.email as supplier_email, p.country, p.slug as place_slug,
      (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as city,
      (select name from option_texts x where x.option_id = b.option_id order by ${textOrder(language)} limit 1) as option_name,
      (select url from tour_pictures where tour_id = t.id and position = 0) as image,
      paid.captured + coalesce(card.paid_minor, 0) as paid_minor, paid.refunded + coalesce(card.refunded_minor, 0) - given.goodwill as refunded_minor, given.goodwill as goodwill_given_minor,
      coalesce(card.paid_minor - card.refunded_minor, 0) as gift_card_minor, coalesce(card.refunded_minor, 0) as gift_card_refunded_minor,
      paid.token as pay_token,
      open_questions(b.id, b.tour_id, b.adults + b.children) as open_questions,
      (select o.reference from orders o where o.id = b.order_id) as order_reference,
      exists (select from questions q where q.tour_id = t.id and q.active) as asks_questions,
      exists (select from pickup_points pp where pp.tour_id = t.id and (pp.active or pp.id = b.pickup_point_id)) as offers_pickup,
      (select jsonb_build_object('name', x.name, 'zone', x.zone, 'minutesBefore', pp.minutes_before, 'latitude', pp.latitude, 'longitude', pp.longitude, 'radiusMetres', pp.radius_metres)
       from pickup_points pp join pickup_point_texts x on x.pickup_point_id = pp.id
       where pp.id = b.pickup_point_id order by ${textOrder(language)} limit 1) as pickup,
      o.least_people, b.starts_at - make_interval(hours => o.decide_hours_before) as fill_by, o.cut_off_minutes, o.kind as option_kind,
      case when o.least_people is not null then (
        select decided_at from departures d where d.id = b.departure_id and (d.open or not ${isCancelledSql(sql`d.id`)})
      ) end as departure_decided_at,
      case when o.least_people is not null then ${peopleComingTo(sql`b.departure_id`)} else 0 end as people_coming,
      (select jsonb_build_object('startsAt', c.after ->> 'startsAt', 'startsAtLocal', c.after ->> 'startsAtLocal', 'refundTiers', c.after -> 'refundTiers', 'endsAt', c.after ->> 'endsAt', 'endsAtLocal', c.after ->> 'endsAtLocal', 'adults', (c.after -> 'adults')::int, 'children', (c.after -> 'children')::int, 'lines', c.after -> 'lines',
         'optionName', (select name from option_texts x where x.option_id = (c.after ->> 'optionId')::uuid order by ${textOrder(language)} limit 1),
         'totalMinor', (c.after -> 'totalMinor')::bigint, 'dueMinor', p.amount_minor, 'paymentId', c.payment_id, 'payToken', p.page_token, 'expiresAt', c.expires_at)
       from booking_changes c left join payments p on p.id = c.payment_id
       where c.booking_id = b.id and c.state = 'pending') as pending_change,
      (select ${outcomeOfChange}
       from booking_changes c where c.booking_id = b.id and c.actor = 'traveller' order by c.number desc limit 1) as last_change,
      ${freeUntil} as free_until,
      case when b.times_changed > 0 then (
        select ${changeOfSupplier(sql`texts.meeting_point`)}
        from booking_changes c ${withChangeOfSupplier}
        where c.booking_id = b.id and c.state = 'done' order by c.number desc limit 1) end as supplier_change
    from bookings b join departures own on own.id = b.departure_id join options o on o.id = b.option_id
    join tours t on t.id = b.tour_id join suppliers s on s.id = t.supplier_id join places p on p.id = t.place_id
    cross join lateral (select title, meeting_point, facts from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) texts
    cross join lateral (
      select coalesce(sum(amount_minor) filter (where state = 'captured'), 0) as captured, coalesce(sum(refunded_minor), 0) as refunded,
             max(page_token) filter (where state = 'started') as token
      from payments where booking_id = b.id
    ) paid
    left join gift_card_redemptions card on card.booking_id = b.id
    cross join lateral (
      select least(b.goodwill_minor, kept_minor(b), paid.captured + coalesce(card.paid_minor, 0)) as goodwill
    ) given`;
}

/** A placed booking or a hold of this user; undefined for other users' bookings. */
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

/** Name and address are null once the traveller's account is erased. */
export type SupplierBookingRow = BookingRow & {
  travellerName: string | null;
  travellerEmail: string | null;
  travellerPhone: string | null;
};

function selectSupplierBookings(language: Language) {
  return sql`select b.*, u.name as traveller_name, u.email as traveller_email, u.phone as traveller_phone
    from (${selectBookings(language)}) b left join users u on u.id = b.user_id and u.erased_at is null`;
}

const ofSupplier = (userId: string) =>
  sql`b.tour_id in (select t.id from tours t join supplier_members m on m.supplier_id = t.supplier_id where m.user_id = ${userId})`;

const ofGuide = (userId: string) =>
  sql`b.departure_id in (select departure_id from departure_guides where user_id = ${userId})`;

export type SupplierUser = Pick<SignedIn, 'id' | 'role' | 'memberRole'>;

/** A placed booking of a tour of this user's supplier, for a guide of an assigned departure, for an operator of any tour; otherwise
 *  undefined. */
export async function findSupplierBooking(
  db: Queryable,
  user: SupplierUser,
  id: string,
  language: Language,
): Promise<SupplierBookingRow | undefined> {
  const { rows } = await sql<SupplierBookingRow>`
    ${selectSupplierBookings(language)} where b.id = ${id} and b.placed_at is not null
      and ${mayAccess(user)}`.execute(db);
  return rows[0];
}

function mayAccess({ id, role, memberRole }: SupplierUser): RawBuilder<unknown> {
  if (role === 'admin') return sql`true`;
  return memberRole === 'guide' ? ofGuide(id) : ofSupplier(id);
}

/** Any booking or hold, for an operator. */
export async function findBookingByReference(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<SupplierBookingRow | undefined> {
  const { rows } = await sql<SupplierBookingRow>`
    ${selectSupplierBookings(language)} where b.reference = ${reference}`.execute(db);
  return rows[0];
}

export async function findBooking(db: Queryable, id: string, language: Language): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`${selectBookings(language)} where b.id = ${id}`.execute(db);
  return rows[0];
}

export async function findBookings(db: Queryable, ids: readonly string[], language: Language): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`${selectBookings(language)} where b.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** A placed booking by its reference; undefined for a hold that is not placed. */
export async function findPlacedBooking(
  db: Queryable,
  reference: string,
  language: Language,
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    ${selectBookings(language)} where b.reference = ${reference} and b.placed_at is not null`.execute(db);
  return rows[0];
}

/** Whether an operator has suspended the account that the booking belongs to. */
export async function isTravellerSuspended(db: Queryable, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .select('b.id')
    .where('b.id', '=', bookingId)
    .where('u.suspendedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Upcoming bookings of a traveller, the next first. */
export async function listUpcomingOf(
  db: Queryable,
  userId: string,
  language: Language,
  now: Date,
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    ${selectBookings(language)}
    where b.user_id = ${userId} and b.placed_at is not null and coalesce(b.ends_at, b.starts_at) > ${now} and b.state in ('on_hold', 'pending', 'confirmed')
    order by b.starts_at, b.id`.execute(db);
  return rows;
}

type Sort = SortOf<'listSupplierBookings'>;

/** In one currency after the other: amounts of two cannot be compared. */
const columns: SortColumns<Exclude<Sort, 'next'>> = {
  start: [sql`b.starts_at`, sql`b.id`],
  booked: [sql`b.placed_at`, sql`b.id`],
  total: [sql`b.currency`, sql`b.total_minor`, sql`b.id`],
};

type ListQuestion = {
  userId: string;
  language: Language;
  when?: 'upcoming' | 'past';
  inStates?: BookingState[];
  /** With those whose travellers ask their supplier for a change, in whatever state. */
  withRequests?: boolean;
  reviewable?: boolean;
  /** Bookings that were called off count as past, whenever they would have started. */
  endedArePast?: boolean;
  found?: Matches;
  /** Local days of the start. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: Sort;
  now: Date;
  limit: number;
  offset: number;
};

export function listOwnBookings(db: Queryable, query: ListQuestion): Promise<{ rows: BookingRow[]; total: number }> {
  const own = { ...query, endedArePast: true };
  return listBookings<BookingRow>(db, own, selectBookings(query.language), sql`b.user_id = ${query.userId}`);
}

/** Placed bookings that have seats, in the order in which they were placed. */
export async function listBookingsOfDeparture(
  db: Queryable,
  departureId: string,
  language: Language,
): Promise<SupplierBookingRow[]> {
  const { rows } = await sql<SupplierBookingRow>`${selectSupplierBookings(language)}
    where b.departure_id = ${departureId} and b.placed_at is not null
      and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
    order by b.placed_at, b.id`.execute(db);
  return rows;
}

export function listSupplierBookings(
  db: Queryable,
  query: ListQuestion,
): Promise<{ rows: SupplierBookingRow[]; total: number }> {
  return listBookings<SupplierBookingRow>(db, query, selectSupplierBookings(query.language), ofSupplier(query.userId));
}

async function listBookings<Row>(
  db: Queryable,
  query: ListQuestion,
  select: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const { when, inStates, withRequests = false, reviewable, found, from, to, sort = 'next', now } = query;
  // A visit that was recorded is over, also before an open-dated ticket ends.
  const takesPlace = query.endedArePast ? sql`and b.state not in ('cancelled', 'declined', 'expired')` : sql``;
  const isAhead = sql`(coalesce(b.ends_at, b.starts_at) >= ${now} and b.attended_at is null ${takesPlace})`;
  const where = sql`${whose} and b.placed_at is not null
    ${when === 'upcoming' ? sql`and ${isAhead}` : when === 'past' ? sql`and not ${isAhead}` : sql``}
    ${inStates ? sql`and (b.state = any(${inStates}::text[]) ${withRequests ? sql`or b.id in (${requests})` : sql``})` : sql``}
    ${found ? sql`and ${isAmong(found)}` : sql``}
    ${from ? sql`and b.starts_at_local >= ${from}::date` : sql``} ${to ? sql`and b.starts_at_local < ${to}::date + 1` : sql``}
    ${reviewable ? sql`and b.reviewed_at is null and is_trip_taken(b)` : sql``}`;
  // Upcoming bookings first, the next one at the top; then past ones, latest first.
  const next = sql`${isAhead} desc, case when ${isAhead} then b.starts_at end, b.starts_at desc, b.id`;
  const order = sort === 'next' ? next : sortBy(columns, sort).order;
  // The rows of the page are found first: what is shown of a booking takes a dozen lookups, which the order does not need.
  const page = await sql<{ id: string; total: number }>`
    select b.id, count(*) over () as total from bookings b where ${where}
    order by ${order} limit ${query.limit} offset ${query.offset}`.execute(db);
  if (page.rows.length === 0) return { rows: [], total: query.offset === 0 ? 0 : await countBookings(db, where) };
  const ids = page.rows.map(({ id }) => id);
  const { rows } = await sql<Row>`
    ${select} where b.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], b.id)`.execute(db);
  return { rows, total: page.rows[0]!.total };
}

async function countBookings(db: Queryable, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from bookings b where ${where}`.execute(db);
  return rows[0]!.total;
}

/** Ids as rows are looked up in a hash; as an array of a prepared statement they are compared one by one. */
function isAmong({ bookings, tours }: Matches): RawBuilder<unknown> {
  if (tours.length === 0) return sql`b.id = any(${bookings}::uuid[])`;
  return sql`(b.id in (select unnest(${bookings}::uuid[])) or b.tour_id in (select unnest(${tours}::uuid[])))`;
}

/** Bookings whose suppliers have a request for a change. */
const requests = sql`select c.booking_id from booking_changes c where ${awaitsSupplierSql('c')}`;

/** The number of upcoming bookings that are not cancelled, for the dashboard. */
export async function countUpcoming(db: Queryable, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from bookings
    where user_id = ${userId} and placed_at is not null and coalesce(ends_at, starts_at) >= ${now}
      and state in ('on_hold', 'pending', 'confirmed')`.execute(db);
  return rows[0]!.total;
}
