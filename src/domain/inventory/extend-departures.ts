// Departures are made from schedules for 180 days ahead; a daily job keeps it so. Each rule knows up to which day its own
// are made, so the work is cut into short transactions: whoever goes on later, in this process or another, goes on where
// it ended. 100,000 rules in one transaction kept the loop busy for more than a minute and held 3 GB.
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { breather } from '#platform/clock/breathe.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue, type JobHandlers } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import {
  findUnfinished,
  insertDepartures,
  type NewDeparture,
  type ScheduleRow,
  setMadeUntil,
} from './schedule-queries.ts';

export const daysAhead = 180;

/** A transaction has about so many: the embedded engine keeps others waiting for 40 ms. */
const departuresAtOnce = 2000;
const schedulesAtOnce = 500;
// Other jobs, and a process that is told to end, wait for this one: it takes turns with them.
const turnMs = 2000;

/** Makes what is missing for two seconds; what is left then is a job of its own, which takes turns with all others. */
export async function extendDepartures(services: Services): Promise<void> {
  const { database, clock } = services;
  const endMs = performance.now() + turnMs;
  let made: number;
  do {
    made = await database.transaction((transaction) => makeSome(transaction, clock.now()));
  } while (made > 0 && performance.now() < endMs);
  if (made > 0) await enqueue(database.read, 'extend-departures-further', {}, clock.now());
}

export const inventoryJobs: JobHandlers = { 'extend-departures-further': extendDepartures };

/** Makes all that is missing up to `daysAhead`; running it twice makes nothing twice. */
export async function makeDepartures(db: Queryable, now: Date): Promise<void> {
  while ((await makeSome(db, now)) > 0);
}

/** Says how many rules it has finished. */
async function makeSome(db: Queryable, now: Date): Promise<number> {
  const schedules = await findUnfinished(db, now, daysAhead, schedulesAtOnce);
  const departures: NewDeparture[] = [];
  const finished: { id: string; madeUntil: string }[] = [];
  const breathe = breather();
  for (const schedule of schedules) {
    departures.push(...departuresOf(schedule, now));
    finished.push({ id: schedule.id, madeUntil: schedule.until });
    if (departures.length >= departuresAtOnce) break;
    await breathe();
  }
  if (departures.length > 0) await insertDepartures(db, departures);
  if (finished.length > 0) await setMadeUntil(db, finished);
  return finished.length;
}

function departuresOf(schedule: ScheduleRow, now: Date): NewDeparture[] {
  const { madeUntil, until, seasonStartsOn, seasonEndsOn, timeZone } = schedule;
  const today = localDate(now, timeZone);
  const first = latest(madeUntil ? addDays(madeUntil, 1) : today, latest(today, seasonStartsOn ?? today));
  const last = seasonEndsOn && seasonEndsOn < until ? seasonEndsOn : until;
  const made: NewDeparture[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!schedule.weekdays.includes(isoWeekday(day))) continue;
    for (const time of schedule.startTimes) made.push(departureAt(schedule, `${day}T${time.slice(0, 5)}`));
  }
  return made.filter((departure) => departure.startsAt > now);
}

const latest = (a: string, b: string): string => (a > b ? a : b);

function departureAt({ optionId, tourId, timeZone, capacity }: ScheduleRow, local: string): NewDeparture {
  return { id: newId(), optionId, tourId, local, timeZone, startsAt: instantOf(local, timeZone), capacity };
}
