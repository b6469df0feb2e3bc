// When an option starts has changed: departures that its schedules still make stay with their bookings, new ones are made, and of the
// others those that are not booked are deleted. One that is booked runs for those who booked it and is closed for others; one that is booked
// and only closes at another time stays as it was sold.
import { isDeepStrictEqual } from 'node:util';
import { localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { startAt } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockCalendarOfTour } from '../lock-calendars.ts';
import { departuresToCreate, lastDay } from '../extend-departures.ts';
import { openDatedStart } from '../open-dated.ts';
import { insertDepartures, type NewDeparture } from '../schedule-queries.ts';
import { freesaleSeats } from '../seats.ts';
import {
  changeCapacity,
  closeUnscheduled,
  deleteDepartures,
  findCapacity,
  findSchedules,
  lockUnwanted,
  openScheduled,
  replaceSchedules,
  type UnwantedDeparture,
} from './reschedule-queries.ts';
import type { WrittenOption, WrittenSchedule } from './written-options.ts';

type Calendar = {
  tourId: string;
  timeZone: string;
  /** Which of the departures a traveller has booked or waits for: none of these may be deleted. */
  findBooked: (db: Queryable, departureIds: readonly string[]) => Promise<Set<string>>;
};

/** Writes the schedules of options and their departures for as long ahead as `extendDepartures` would. */
export async function reschedule(
  db: Queryable,
  calendar: Calendar,
  options: readonly WrittenOption[],
  now: Date,
): Promise<void> {
  await lockCalendarOfTour(db, calendar.tourId);
  for (const option of options) await rescheduleOption(db, calendar, option, now);
}

async function rescheduleOption(db: Queryable, calendar: Calendar, option: WrittenOption, now: Date): Promise<void> {
  if (option.kind === 'open_dated') return restock(db, calendar, option, now);
  const today = localDate(now, calendar.timeZone);
  const before = await findSchedules(db, option.id, today);
  const after = option.schedules.map((schedule) => ruleOf(schedule, option));
  if (isDeepStrictEqual(before, after)) return;
  const until = lastDay(now);
  const rules = after.map((rule) => ({ id: newId(), optionId: option.id, ...rule, madeUntil: until }));
  await replaceSchedules(db, option.id, rules);
  const { tourId, timeZone } = calendar;
  const wanted = rules.flatMap((rule) =>
    departuresToCreate({ ...rule, tourId, timeZone, madeUntil: null }, until, now),
  );
  await removeUnwanted(db, calendar, { optionId: option.id, wanted, now });
  for (let start = 0; start < wanted.length; start += 2000)
    await insertDepartures(db, wanted.slice(start, start + 2000), now);
  await openScheduled(
    db,
    option.id,
    wanted.map(({ local }) => local),
  );
  const to = option.capacity ?? freesaleSeats;
  const capacities = new Set(before.map(({ capacity }) => capacity ?? freesaleSeats));
  for (const from of capacities) if (from !== to) await changeCapacity(db, option.id, { from, to, now });
}

/** In the order in which `findSchedules` has it. */
function ruleOf({ weekdays, startTimes, endTimes, firstDay, lastDay: last }: WrittenSchedule, option: WrittenOption) {
  const periods = startTimes.map((from, at) => ({ from, to: endTimes[at] ?? '' }));
  periods.sort((a, b) => (a.from < b.from ? -1 : 1));
  return {
    weekdays: [...weekdays].sort(),
    startTimes: periods.map(({ from }) => from),
    endTimes: option.kind === 'opening_hours' ? periods.map(({ to }) => to) : null,
    seasonStartsOn: firstDay,
    seasonEndsOn: last,
    capacity: option.capacity,
  };
}

/** The one departure of an open-dated option (docs/decisions/098-open-dated-tickets.md). */
async function restock(db: Queryable, { tourId, timeZone }: Calendar, option: WrittenOption, now: Date): Promise<void> {
  const { id: optionId, capacity } = option;
  const { startsAt } = startAt(openDatedStart, timeZone);
  const to = capacity ?? freesaleSeats;
  const start = { local: openDatedStart, startsAt, timeZone, endsAtLocal: null, endsAt: null };
  await insertDepartures(db, [{ id: newId(), optionId, tourId, ...start, capacity: to }], now);
  const before = await findCapacity(db, optionId);
  if (before !== to) await changeCapacity(db, optionId, { from: before, to, now });
}

type Unwanted = { optionId: string; wanted: readonly NewDeparture[]; now: Date };

/** Also those that close at another time now: if one is not booked, it is created again. */
async function removeUnwanted(db: Queryable, calendar: Calendar, { optionId, wanted, now }: Unwanted): Promise<void> {
  const unwanted = await lockUnwanted(db, optionId, wanted, now);
  if (unwanted.length === 0) return;
  const booked = await calendar.findBooked(
    db,
    unwanted.map(({ id }) => id),
  );
  const isBooked = ({ id }: UnwantedDeparture): boolean => booked.has(id);
  await deleteDepartures(
    db,
    unwanted.filter((one) => !isBooked(one)).map(({ id }) => id),
  );
  await closeUnscheduled(
    db,
    unwanted.filter((one) => isBooked(one) && !one.scheduled).map(({ id }) => id),
    now,
  );
}
