// When an option starts has changed: departures that its schedules still make stay with their bookings, new ones are made, and of the
// others those that nobody has booked go. One that is booked runs for those who booked it and is closed for others.
import { isDeepStrictEqual } from 'node:util';
import { localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockCalendar } from '../closures/closure-queries.ts';
import { departuresOf, freesaleSeats, lastDay } from '../extend-departures.ts';
import { insertDepartures, setMadeUntil, type NewDeparture } from '../schedule-queries.ts';
import {
  changeCapacity,
  closeUnscheduled,
  deleteDepartures,
  findSchedules,
  lockDeparturesAhead,
  openScheduled,
  replaceSchedules,
  sellsStartTimes,
} from './reschedule-queries.ts';
import type { WrittenOption } from './written-options.ts';

type Calendar = {
  tourId: string;
  timeZone: string;
  /** Of departures, those that somebody has booked or waits for: no departure of them may go. */
  findBooked: (db: Queryable, departureIds: readonly string[]) => Promise<Set<string>>;
};

/** Writes the schedules of options and their departures for as long ahead as `extendDepartures` would. */
export async function reschedule(
  db: Queryable,
  calendar: Calendar,
  options: readonly WrittenOption[],
  now: Date,
): Promise<void> {
  await lockCalendar(db, calendar.tourId);
  for (const option of options) await rescheduleOption(db, calendar, option, now);
}

async function rescheduleOption(db: Queryable, calendar: Calendar, option: WrittenOption, now: Date): Promise<void> {
  // Documents write start times: the opening hours of an option stay as they are.
  if (!(await sellsStartTimes(db, option.id))) return;
  const today = localDate(now, calendar.timeZone);
  const before = await findSchedules(db, option.id, today);
  const after = option.schedules.map(({ weekdays, startTimes, firstDay, lastDay: last }) => ({
    weekdays: [...weekdays].sort(),
    startTimes: [...startTimes].sort(),
    seasonStartsOn: firstDay,
    seasonEndsOn: last,
    capacity: option.capacity,
  }));
  if (isDeepStrictEqual(before, after)) return;
  const until = lastDay(now);
  const rules = after.map((rule) => ({ id: newId(), optionId: option.id, ...rule }));
  await replaceSchedules(db, option.id, rules);
  const { tourId, timeZone } = calendar;
  const wanted = rules.flatMap((rule) =>
    departuresOf({ ...rule, endTimes: null, tourId, timeZone, madeUntil: null }, until, now),
  );
  await removeUnwanted(db, calendar, { optionId: option.id, wanted, now });
  for (let start = 0; start < wanted.length; start += 2000)
    await insertDepartures(db, wanted.slice(start, start + 2000));
  await setMadeUntil(
    db,
    rules.map(({ id }) => id),
    until,
  );
  await openScheduled(db, option.id, localsOf(wanted));
  const capacities = new Set(before.map(({ capacity }) => capacity ?? freesaleSeats));
  for (const capacity of capacities)
    if (capacity !== option.capacity) await changeCapacity(db, option.id, { from: capacity, to: option.capacity, now });
}

const localsOf = (departures: readonly NewDeparture[]): string[] => departures.map(({ local }) => local);

type Unwanted = { optionId: string; wanted: readonly NewDeparture[]; now: Date };

async function removeUnwanted(db: Queryable, calendar: Calendar, { optionId, wanted, now }: Unwanted): Promise<void> {
  const locals = new Set(localsOf(wanted));
  const ahead = await lockDeparturesAhead(db, optionId, now);
  const unwanted = ahead.filter(({ local }) => !locals.has(local)).map(({ id }) => id);
  if (unwanted.length === 0) return;
  const booked = await calendar.findBooked(db, unwanted);
  await deleteDepartures(
    db,
    unwanted.filter((id) => !booked.has(id)),
  );
  await closeUnscheduled(
    db,
    unwanted.filter((id) => booked.has(id)),
    now,
  );
}
