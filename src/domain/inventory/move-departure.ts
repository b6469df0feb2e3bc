// A departure moves to another time, or meets elsewhere. It stays the same row, so its seats, extras and waitlist stay as they are; its
// bookings are written by bookings/departure-changes/. What shares a guide, boat or bikes with it is locked as for a sale.
import { type RawBuilder, sql } from 'kysely';
import { startAt } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isOnClosedDay } from './calendar-edits/standing-edits.ts';
import { isCancelledSql } from './closures/cancelled-departures.ts';
import { isClosed } from './closures/is-closed.ts';
import type { DepartureRow } from './inventory-queries.ts';
import { withholdOf } from './shared-resources.ts';
import { announceFreedSeats } from './waitlist-flags.ts';

export type MeetingPoint = { text: string; latitude: number | null; longitude: number | null };

/** `meeting`: null where its tour does; `tourMeeting`: where that is, if it is known. */
export type MovableDeparture = DepartureRow & {
  open: boolean;
  isCancelled: boolean;
  meeting: MeetingPoint | null;
  tourMeeting: Pick<MeetingPoint, 'latitude' | 'longitude'>;
};

export type DepartureTime = Pick<DepartureRow, 'startsAtLocal' | 'startsAt' | 'endsAtLocal' | 'endsAt'>;

/** Opening hours keep their length on the clock. A start that clocks skip is the time that they show instead. */
export function timeFrom(
  local: string,
  { startsAtLocal, endsAtLocal, timeZone }: Pick<DepartureRow, 'startsAtLocal' | 'endsAtLocal' | 'timeZone'>,
): DepartureTime {
  const start = startAt(local, timeZone);
  const ms = (of: string) => Date.parse(`${of}:00Z`);
  const end =
    endsAtLocal === null
      ? null
      : startAt(new Date(ms(local) + ms(endsAtLocal) - ms(startsAtLocal)).toISOString().slice(0, 16), timeZone);
  return {
    startsAtLocal: start.local,
    startsAt: start.startsAt,
    endsAtLocal: end?.local ?? null,
    endsAt: end?.startsAt ?? null,
  };
}

export async function findMovable(db: Queryable, departureId: string): Promise<MovableDeparture | undefined> {
  const { rows } = await sql<MovableDeparture>`
    select d.id, d.option_id, d.tour_id, d.starts_at_local, d.starts_at, d.ends_at_local, d.ends_at, d.time_zone, d.capacity, d.taken,
      d.withheld, d.decided_at, d.open, ${isCancelledSql(sql`d.id`)} as is_cancelled, (select valid_days from options o where o.id = d.option_id) as valid_days,
      case when d.meeting_point is not null then jsonb_build_object('text', d.meeting_point, 'latitude', d.meeting_latitude,
        'longitude', d.meeting_longitude) end as meeting,
      jsonb_build_object('latitude', t.meeting_latitude, 'longitude', t.meeting_longitude) as tour_meeting
    from departures d join tours t on t.id = d.tour_id where d.id = ${departureId}`.execute(db);
  return rows[0];
}

/** Longer than any use of a resource by one departure that began before. */
const reachOf = (optionId: RawBuilder<unknown>) => sql`(interval '3 days' + 3 * coalesce((
  select max(make_interval(mins => coalesce(t.duration_minutes, 240) + need.set_up_minutes + need.clean_up_minutes))
  from option_resources own join option_resources need on need.resource_id = own.resource_id
  join options o on o.id = need.option_id join tours t on t.id = o.tour_id where own.option_id = ${optionId}), interval '0'))`;

/** Locks a departure, others that the caller returns seats to, and all that compete with them now or will at the new time, in
 *  ascending order of their ids. Those of the new time are found by days, because only the move itself says exactly which they are.
 *  Returns false while a transaction books the departure: its time is part of a key, so moving it would wait for them, and they for its row. */
export async function lockForMove(
  db: Queryable,
  { id, optionId }: Pick<DepartureRow, 'id' | 'optionId'>,
  others: readonly string[],
  local: string,
): Promise<boolean> {
  const option = sql`${optionId}::uuid`;
  await sql`
    with own as (select unnest(${[id, ...others]}::uuid[]) as id)
    select id from departures where id in (
      select id from own
      union select b.other_id from own cross join lateral departures_beside(own.id) b
      union select d.id from option_resources mine join option_resources need on need.resource_id = mine.resource_id
        join departures d on d.option_id = need.option_id
          and d.starts_at_local between ${local}::timestamp - ${reachOf(option)} and ${local}::timestamp + ${reachOf(option)}
        where mine.option_id = ${option}
      union select d.id from departures d where d.option_id = ${option} and d.starts_at_local = ${local}::timestamp
    ) order by id for no key update`.execute(db);
  const { rows } = await sql`select from departures where id = ${id} for update skip locked`.execute(db);
  return rows.length === 1;
}

/** The departure of the same option that starts then, if there is one. */
export async function findDepartureAt(
  db: Queryable,
  { id, optionId }: Pick<DepartureRow, 'id' | 'optionId'>,
  local: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from departures where option_id = ${optionId} and starts_at_local = ${local}::timestamp and id <> ${id}`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Deletes a departure that no one has booked, and that no transaction is booking at this moment. Returns false if one is. */
export async function giveWay(db: Queryable, departureId: string): Promise<boolean> {
  // Who has inserted a booking of it waits for its row, which is locked here: waiting for them would never end.
  const { rows } = await sql`select from departures where id = ${departureId} for update skip locked`.execute(db);
  if (rows.length === 0) return false;
  await db.deleteFrom('departures').where('id', '=', departureId).execute();
  return true;
}

/** What forbids the new time; undefined once the departure is there. */
export type MoveRefusal = 'closed_then' | 'resource_in_use';

/** The caller has locked what `lockForMove` locks. Closures of this departure alone go with it; those of days stay where they are. */
export async function moveDeparture(
  db: Queryable,
  { id, optionId, startsAtLocal: before }: Pick<DepartureRow, 'id' | 'optionId' | 'startsAtLocal'>,
  { startsAtLocal, startsAt, endsAtLocal, endsAt }: DepartureTime,
  now: Date,
): Promise<MoveRefusal | undefined> {
  const beside = await findBeside(db, id);
  const day = startsAtLocal.slice(0, 10);
  // Another hour of a closed day is as good as the one it has there.
  const staysOnClosedDay = day === before.slice(0, 10) && (await isClosedByEdit(db, id));
  await sql`
    update departures set starts_at_local = ${startsAtLocal}::timestamp, starts_at = ${startsAt},
      ends_at_local = ${endsAtLocal}::timestamp, ends_at = ${endsAt},
      on_sale_since = ${now} where id = ${id}`.execute(db);
  await sql`
    update closures set first_day = ${day}::date, last_day = ${day}::date
    where departure_id = ${id} and first_day = ${before.slice(0, 10)}::date`.execute(db);
  const { rows } = await sql<{ byDays: boolean; fits: boolean }>`
    select exists (select from closures c where c.tour_id = d.tour_id and c.departure_id is null
        and d.starts_at_local::date between c.first_day and c.last_day and coalesce(c.option_id, ${optionId}::uuid) = d.option_id
        and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id))
        or (${isOnClosedDay} and not ${staysOnClosedDay}) as by_days,
      d.taken + coalesce(withheld_seats(d.id), 0) <= d.capacity as fits
    from departures d join tours t on t.id = d.tour_id where d.id = ${id}`.execute(db);
  if (rows[0]!.byDays) return 'closed_then';
  if (!rows[0]!.fits) return 'resource_in_use';
  await sql`update departures d set open = not d.open where d.id = ${id} and d.open = ${isClosed}`.execute(db);
  await withholdOf(db, [id, ...beside, ...(await findBeside(db, id))], now);
  await announceIfFree(db, [id, ...beside], now);
  return undefined;
}

async function isClosedByEdit(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select ${isOnClosedDay} as is_closed from departures d join tours t on t.id = d.tour_id where d.id = ${id}`.execute(
    db,
  );
  return rows[0]!.isClosed;
}

export async function setMeetingPoint(db: Queryable, id: string, meeting: MeetingPoint | null): Promise<void> {
  await db
    .updateTable('departures')
    .set({
      meetingPoint: meeting?.text ?? null,
      meetingLatitude: meeting?.latitude ?? null,
      meetingLongitude: meeting?.longitude ?? null,
    })
    .where('id', '=', id)
    .execute();
}

async function findBeside(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct other_id as id from departures_beside(${id})`.execute(db);
  return rows.map((row) => row.id);
}

/** What the departure used at its old time may be what others wait for. */
async function announceIfFree(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from departures where id = any(${ids}::uuid[]) and has_waitlist and open and taken + withheld < capacity order by id`.execute(
    db,
  );
  await announceFreedSeats(
    db,
    rows.map(({ id }) => id),
    now,
  );
}
