// Departures are created from schedules for 180 days ahead by a daily job. Each schedule stores up to which day its own
// exist, so the work is split into short transactions with pauses, and any process continues where the last one ended.
// 100,000 schedules in one transaction blocked the event loop for more than a minute and took 3 GB.
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { startAt } from '#kernel/zoned-time.ts';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { lastStartOf } from './inventory-queries.ts';
import { inventoryJobs } from './job-types.ts';
import {
  findSchedulesToExtend,
  insertDepartures,
  type NewDeparture,
  type ScheduleRow,
  setMadeUntil,
} from './schedule-queries.ts';
import { freesaleSeats } from './seats.ts';

const daysAhead = 180;
const furthestZoneHours = 14;

/** All schedules are extended to the same day: 180 days after the latest local date on earth. So one column shows
 *  which schedules are complete, and differences between the time zone data of Node and PostgreSQL do not matter. */
export function lastDay(now: Date): string {
  const furthest = new Date(now.getTime() + furthestZoneHours * 3600_000);
  return addDays(furthest.toISOString().slice(0, 10), daysAhead);
}

// Of one transaction: on the embedded engine other calls wait 40 ms for it.
const departuresPerBatch = 2000;
const schedulesPerBatch = 500;

/** Extends schedules for two seconds and enqueues a job for the rest, which takes turns with other jobs. */
export async function extendDepartures({ database, clock }: Services): Promise<void> {
  const nextBatch = () => database.transaction((transaction) => extendBatch(transaction, clock.now()));
  if (await workInBatches(nextBatch))
    await enqueue(database.db, inventoryJobs['extend-departures-further'], {}, clock.now());
}

export const departureHandlers: HandlersOf<typeof inventoryJobs> = { 'extend-departures-further': extendDepartures };

/** Extends all schedules in the caller's transaction; running it twice creates nothing twice. */
export async function extendAll(db: Queryable, now: Date): Promise<void> {
  while (await extendBatch(db, now));
}

/** Returns true if it found a schedule that was not complete. */
async function extendBatch(db: Queryable, now: Date): Promise<boolean> {
  const until = lastDay(now);
  const schedules = await findSchedulesToExtend(db, until, schedulesPerBatch);
  const departures: NewDeparture[] = [];
  const finished: string[] = [];
  const yieldIfBusy = createYielder();
  for (const schedule of schedules) {
    departures.push(...departuresToCreate(schedule, until, now));
    finished.push(schedule.id);
    if (departures.length >= departuresPerBatch) break;
    await yieldIfBusy();
  }
  if (departures.length > 0) await insertDepartures(db, departures, now);
  if (finished.length > 0) await setMadeUntil(db, finished, until);
  return finished.length > 0;
}

/** The departures of a schedule that are missing up to a day. A period that falls entirely into the hour skipped in spring is not
 *  created. A start within that hour gets the wall time that clocks show instead; if the schedule has a start at that time, too, both are
 *  the same departure: `insertDepartures` inserts one. */
export function departuresToCreate(schedule: ScheduleRow, until: string, now: Date): NewDeparture[] {
  const { madeUntil, seasonStartsOn, seasonEndsOn, timeZone } = schedule;
  const today = localDate(now, timeZone);
  const first = latest(madeUntil ? addDays(madeUntil, 1) : today, latest(today, seasonStartsOn ?? today));
  const last = seasonEndsOn && seasonEndsOn < until ? seasonEndsOn : until;
  const created: NewDeparture[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!schedule.weekdays.includes(isoWeekday(day))) continue;
    for (const period of periodsOf(schedule)) created.push(departureOn(day, period, schedule));
  }
  return created.filter((one) => lastStartOf(one) > now && (one.endsAt === null || one.endsAt > one.startsAt));
}

const latest = (a: string, b: string): string => (a > b ? a : b);

type LocalPeriod = { from: string; to: string | null };

const periodsOf = ({ startTimes, endTimes }: ScheduleRow): LocalPeriod[] =>
  startTimes.map((from, index) => ({ from: from.slice(0, 5), to: endTimes?.[index]?.slice(0, 5) ?? null }));

function departureOn(day: string, { from, to }: LocalPeriod, schedule: ScheduleRow): NewDeparture {
  const { optionId, tourId, timeZone, capacity } = schedule;
  const start = startAt(`${day}T${from}`, timeZone);
  // Bars close after midnight.
  const end = to === null ? null : startAt(`${to > from ? day : addDays(day, 1)}T${to}`, timeZone);
  return {
    id: newId(),
    optionId,
    tourId,
    ...start,
    endsAtLocal: end?.local ?? null,
    endsAt: end?.startsAt ?? null,
    timeZone,
    capacity: capacity ?? freesaleSeats,
  };
}
