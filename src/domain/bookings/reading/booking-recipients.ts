// The recipients of mails about bookings.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type BookingRow, changeOfSupplier, outcomeOfChange, withChangeOfSupplier } from './booking-queries.ts';
import { hasOpenQuestion, isRemindedWithinDay } from '../questions/question-queries.ts';

/** The recipients of a booking's mails, and how the booking ended. */
export type Participants = {
  bookingId: string;
  /** The language in which the booking was made. */
  travellerLanguage: Language;
  travellerName: string;
  travellerEmail: string;
  travellerPhone: string | null;
  /** The language of the supplier's first member who chose one. */
  supplierLanguage: Language | null;
  endedBy: 'traveller' | 'supplier' | 'operator' | 'clock' | null;
  endReason: string | null;
  /** An operator ended it for the traveller, who asked for that. */
  endedForTraveller: boolean;
  /** It ended because its departure was cancelled. */
  endedWithDeparture: boolean;
  /** What the booking was before its last change; `startsAt`: an instant in ISO form. */
  beforeChange: {
    startsAt: string;
    startsAtLocal: string;
    endsAt: string | null;
    endsAtLocal: string | null;
    optionName: string;
    adults: number;
    children: number;
  } | null;
};

/** What a change `c` has made of a booking `b`, as it was before. */
const beforeChange = sql`
  jsonb_build_object('startsAt', c.before ->> 'startsAt', 'startsAtLocal', c.before ->> 'startsAtLocal',
    'endsAt', c.before ->> 'endsAt', 'endsAtLocal', c.before ->> 'endsAtLocal', 'adults', (c.before -> 'adults')::int, 'children', (c.before -> 'children')::int,
    'optionName', (select name from option_texts x where x.option_id = (c.before ->> 'optionId')::uuid
      order by x.language = b.language desc, x.language = 'en' desc, x.language limit 1))`;

export async function findParticipants(db: Queryable, bookingIds: readonly string[]): Promise<Participants[]> {
  const { rows } = await sql<Participants>`
    select b.id as booking_id, b.language as traveller_language, u.name as traveller_name, u.email as traveller_email, u.phone as traveller_phone,
           b.ended_by, b.end_reason,
           b.ended_by = 'traveller' and exists (select from audit_entries a where a.subject_id = b.id::text and a.subject_kind = 'booking'
             and a.action = 'cancel_as_traveller' and a.at = b.ended_at) as ended_for_traveller,
           exists (select from departure_cancellations x where x.departure_id = b.departure_id and x.cancelled_at <= b.ended_at
             and x.actor = b.ended_by) as ended_with_departure,
           (select ${beforeChange}
            from booking_changes c where c.booking_id = b.id and c.state = 'done' order by c.number desc limit 1) as before_change,
           (select member.language from supplier_members m join users member on member.id = m.user_id
            where m.supplier_id = t.supplier_id and member.language is not null
            order by member.created_at, member.id limit 1) as supplier_language
    from bookings b join users u on u.id = b.user_id join tours t on t.id = b.tour_id
    where b.id = any(${bookingIds}::uuid[])`.execute(db);
  return rows;
}

export type NumberedChange = { bookingId: string; change: number };

/** What bookings say of a change, of which another may have followed: as they would if it were their last. */
export type AboutChange = Pick<BookingRow, 'lastChange' | 'supplierChange'> & Pick<Participants, 'beforeChange'>;

export async function findChangesOf(
  db: Queryable,
  changes: readonly NumberedChange[],
): Promise<(AboutChange & NumberedChange)[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<AboutChange & NumberedChange>`
    select c.booking_id, c.number as change, ${beforeChange} as before_change,
      ${outcomeOfChange} as last_change,
      ${changeOfSupplier(sql`(select meeting_point from tour_texts x where x.tour_id = b.tour_id
        order by x.language = b.language desc, x.language = 'en' desc, x.language limit 1)`)} as supplier_change
    from unnest(${changes.map(({ bookingId }) => bookingId)}::uuid[], ${changes.map(({ change }) => change)}::int[]) as told (booking_id, number)
    join booking_changes c on c.booking_id = told.booking_id and c.number = told.number
    join bookings b on b.id = c.booking_id ${withChangeOfSupplier}`.execute(db);
  return rows;
}

type RemindersQuery = {
  now: Date;
  hoursBefore: number;
  afterId: string;
  limit: number;
  isReminded: (visit: RawBuilder<string>) => RawBuilder<boolean>;
};

/** What a reminder is about, of a booking `b`: a traveller who goes on another day is reminded of that. */
const visit = sql<string>`(b.id || ':' || to_char(b.starts_at_local, 'YYYY-MM-DD'))`;

/** The same in TypeScript, without the id. */
export const visitDay = ({ startsAtLocal }: { startsAtLocal: string }): string => startsAtLocal.slice(0, 10);

/** Bookings that start within `hoursBefore`, were confirmed before that, and whose traveller wants a reminder and has none of that day yet. */
export async function findToRemind(
  db: Queryable,
  { now, hoursBefore, afterId, limit, isReminded }: RemindersQuery,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users u on u.id = b.user_id
    where b.state = 'confirmed' and b.starts_at > ${now}
      and b.starts_at <= ${now}::timestamptz + make_interval(hours => ${hoursBefore})
      and b.confirmed_at < b.starts_at - make_interval(hours => ${hoursBefore})
      and u.wants_reminders and b.id > ${afterId} and not ${isReminded(visit)}
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A booking whose traveller is to be reminded of questions now. `isSoon`: within two days before the start. `turn`: how often before. */
type Unanswered = { id: string; isSoon: boolean; turn: number };

/** How long after its confirmation a booking is reminded again. */
const turns = [1, 3, 7, 15, 31, 63, 127, 255, 511].map((days) => `${days} days`);

/** Bookings that lack answers that their supplier needs: 1, 3, 7, 15 … days after they were confirmed, and in the last two days once a
 *  day, at the earliest an hour after they were confirmed. No two of these turns are less than a day apart. Of 200,000 bookings ahead,
 *  half of tours that ask, it takes 0.9 s; the turn as a logarithm of numerics and a call of `open_questions` for each took 5.9 s. */
export async function findUnanswered(
  db: Queryable,
  { now, afterId, limit, isReminded }: Omit<RemindersQuery, 'hoursBefore'>,
): Promise<Unanswered[]> {
  const about = sql<string>`(case when is_soon then '_again:' || ${visit} else ':' || b.id end || ':' || turn)`;
  const { rows } = await sql<Unanswered>`
    select b.id, is_soon, turn from bookings b join users u on u.id = b.user_id,
      lateral (select greatest(b.confirmed_at + interval '1 hour', b.starts_at - interval '48 hours') as soon_at) s,
      lateral (select s.soon_at <= ${now}::timestamptz as is_soon) t,
      lateral (select case when is_soon then (s.soon_at <= ${now}::timestamptz - interval '1 day')::int
        else width_bucket(${now}::timestamptz - b.confirmed_at, ${turns}::interval[]) end as turn) n
    where b.state = 'confirmed' and b.starts_at > ${now} and b.confirmed_at < ${now} and u.erased_at is null
      and (is_soon or (turn > 0 and b.starts_at > ${now}::timestamptz + interval '72 hours'))
      and ${hasOpenQuestion} and not ${isRemindedWithinDay(now)} and b.id > ${afterId} and not ${isReminded(about)}
    order by b.id limit ${limit}`.execute(db);
  return rows;
}
