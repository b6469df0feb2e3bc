// The busy times of an iCalendar file (RFC 5545). ical.js reads the file and repeats rules; times become instants here, by the zones
// that this runtime knows, because a file need not describe the zones that it names. Runs in a worker: a file of another host may be
// made to keep a parser busy.
import ICAL from 'ical.js';
import { memo } from '#kernel/memo/memo.ts';

/** `timeZone`: the clock of days, and of times without a zone; from, to: milliseconds since 1970. */
export type Window = { timeZone: string; from: number; to: number };

export type BusyTimes = {
  /** Milliseconds since 1970; in order, and none touches another. */
  busy: [from: number, to: number][];
  events: number;
  /** That could not be read, or not as a whole. */
  skipped: number;
};

export type Unreadable = { failure: 'not_calendar' | 'too_many' | 'too_complex' };

const eventsMax = 2000;
const busyMax = 5000;
/** Of all rules together. */
const stepsMax = 100_000;

class TooComplex extends Error {}

export function parseBusyTimes(text: string, window: Window): BusyTimes | Unreadable {
  const events = eventsIn(text);
  if (!events) return { failure: 'not_calendar' };
  if (events.length > eventsMax) return { failure: 'too_many' };
  const steps = { left: stepsMax };
  const busy: BusyTimes['busy'] = [];
  let skipped = 0;
  const changed = changedTimes(events, window.timeZone);
  for (const event of events) {
    try {
      busy.push(...busyTimesOf(event, { window, steps, changed }));
      // All later ones are read where they were before.
      if (movesLater(event)) skipped += 1;
    } catch (error) {
      if (error instanceof TooComplex) return { failure: 'too_complex' };
      skipped += 1;
    }
    if (busy.length > stepsMax) return { failure: 'too_complex' };
  }
  const merged = merge(busy);
  return merged.length > busyMax ? { failure: 'too_many' } : { busy: merged, events: events.length, skipped };
}

function eventsIn(text: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(text);
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const calendars = (roots as unknown[][]).map((root) => new ICAL.Component(root as never));
    if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) return undefined;
    return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  } catch {
    return undefined;
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const movesLater = (event: ICAL.Component): boolean =>
  /^thisandfuture$/i.test(String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''));

/** Which times of which repeated events are in the file as events of their own. */
function changedTimes(events: readonly ICAL.Component[], timeZone: string): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>();
  for (const event of events) {
    try {
      const property = event.getFirstProperty('recurrence-id');
      const time = property?.getFirstValue();
      if (!property || !(time instanceof ICAL.Time)) continue;
      const times = changed.get(uidOf(event)) ?? new Set();
      changed.set(uidOf(event), times.add(millisOf(time, property, timeZone)));
    } catch {
      // It is counted as one that cannot be read when its own turn comes.
    }
  }
  return changed;
}

type Parsing = { window: Window; steps: { left: number }; changed: Map<string, Set<number>> };

/** Throws if it cannot be read. */
function busyTimesOf(event: ICAL.Component, { window, steps, changed }: Parsing): BusyTimes['busy'] {
  const isFree =
    /^transparent$/i.test(String(event.getFirstPropertyValue('transp') ?? '')) ||
    /^cancelled$/i.test(String(event.getFirstPropertyValue('status') ?? ''));
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) throw new Error('an event without a start');
  const lasting = lastingOf(event, start, property, window.timeZone);
  if (isFree) return [];
  const isOne = event.getFirstProperty('recurrence-id') !== null;
  const first: Start = { time: start, from: millisOf(start, property, window.timeZone) };
  const starts = isOne ? [first] : startsOf(event, first, property, { window, steps, lasting });
  const except = isOne ? { times: new Set<number>(), days: new Set<string>() } : exceptionsOf(event, window.timeZone);
  const elsewhere = isOne ? undefined : changed.get(uidOf(event));
  return starts
    .filter(({ time, from }) => !except.times.has(from) && !except.days.has(dayOf(time)) && !elsewhere?.has(from))
    .map(({ time, from, to }): [number, number] => [Math.max(from, 0), Math.min(to ?? lasting(time, from), window.to)])
    .filter(([from, to]) => to > from && from < window.to && to > window.from);
}

/** `to`: if it does not last as the first one does. */
type Start = { time: ICAL.Time; from: number; to?: number };

type Lasting = (start: ICAL.Time, from: number) => number;

const dayMs = 86_400_000;

/** When what starts then is over. Days end at midnight of the place, whatever the clocks do in between. */
function lastingOf(event: ICAL.Component, start: ICAL.Time, property: ICAL.Property, timeZone: string): Lasting {
  const endProperty = event.getFirstProperty('dtend');
  const end = endProperty?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  if (start.isDate) {
    const days =
      end instanceof ICAL.Time
        ? Math.round((Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / dayMs)
        : duration instanceof ICAL.Duration
          ? Math.ceil(duration.toSeconds() / 86_400)
          : 1;
    return (time) => wallMillis(plainOf(time).add({ days: Math.max(days, 1) }), timeZone);
  }
  const ms =
    endProperty && end instanceof ICAL.Time
      ? millisOf(end, endProperty, timeZone) - millisOf(start, property, timeZone)
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1000
        : 0;
  return (_, from) => from + ms;
}

type Repeating = Pick<Parsing, 'window' | 'steps'> & { lasting: Lasting };

/** All starts that can matter: the first, those of the rules, and those that are named. */
function startsOf(event: ICAL.Component, first: Start, property: ICAL.Property, at: Repeating): Start[] {
  const { timeZone } = at.window;
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const repeated = rules.flatMap((rule) => (rule instanceof ICAL.Recur ? repeat(rule, first.time, property, at) : []));
  const named = event
    .getAllProperties('rdate')
    .flatMap((dates) => dates.getValues().flatMap((value) => namedStart(value, dates, timeZone)));
  const all = repeated.map((time) => ({ time, from: millisOf(time, property, timeZone) }));
  return [...(rules.length > 0 ? all : [first]), ...named];
}

function namedStart(value: unknown, property: ICAL.Property, timeZone: string): Start[] {
  if (value instanceof ICAL.Time) return [{ time: value, from: millisOf(value, property, timeZone) }];
  if (!(value instanceof ICAL.Period)) return [];
  const { start, end, duration } = value;
  const from = millisOf(start, property, timeZone);
  return [{ time: start, from, to: end ? millisOf(end, property, timeZone) : from + duration.toSeconds() * 1000 }];
}

function repeat(
  rule: ICAL.Recur,
  start: ICAL.Time,
  property: ICAL.Property,
  { window, steps, lasting }: Repeating,
): ICAL.Time[] {
  const zone = zoneOf(property) ?? window.timeZone;
  const { until } = rule;
  // The clock of the start counts, of which ical.js may not know the zone. A day means all of it.
  if (until && !start.isDate && !isUtc(start) && isUtc(until))
    rule.until = timeOf(Temporal.Instant.fromEpochMilliseconds(until.toUnixTime() * 1000).toZonedDateTimeISO(zone));
  else if (until?.isDate && !start.isDate) rule.until = timeOf({ ...wallOf(until), hour: 23, minute: 59, second: 59 });
  const first = millisOf(start, property, window.timeZone);
  const length = lasting(start, first) - first;
  const starts: ICAL.Time[] = [];
  const iterator = rule.iterator(advanced(rule, start, window.from - length - 2 * dayMs));
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (--steps.left < 0) throw new TooComplex();
    const from = millisOf(next, property, window.timeZone);
    if (from >= window.to) break;
    if (lasting(next, from) > window.from) starts.push(next.clone());
  }
  return starts;
}

/** A rule of days or weeks that began years ago begins the same number of steps later. */
function advanced(rule: ICAL.Recur, start: ICAL.Time, before: number): ICAL.Time {
  const isSteady = (rule.freq === 'DAILY' || rule.freq === 'WEEKLY') && !rule.count;
  const days = rule.interval * (rule.freq === 'WEEKLY' ? 7 : 1);
  const steps = Math.floor((before - Date.parse(dayOf(start))) / dayMs / days) - 1;
  if (!isSteady || !(steps > 0)) return start;
  const later = start.clone();
  later.adjust(steps * days, 0, 0, 0);
  return later;
}

function exceptionsOf(event: ICAL.Component, timeZone: string): { times: Set<number>; days: Set<string> } {
  const times = new Set<number>();
  const days = new Set<string>();
  for (const property of event.getAllProperties('exdate'))
    for (const value of property.getValues()) {
      if (!(value instanceof ICAL.Time)) continue;
      if (value.isDate) days.add(dayOf(value));
      else times.add(millisOf(value, property, timeZone));
    }
  return { times, days };
}

const isUtc = (time: ICAL.Time): boolean => time.zone === ICAL.Timezone.utcTimezone;

/** The zone that a time names, if this runtime knows it. */
function zoneOf(property: ICAL.Property): string | undefined {
  const name = property.getFirstParameter('tzid');
  return name && isZone(name) ? name : undefined;
}

// A calendar names a few zones, and its author may name any.
const isZone = memo(500, (name) => {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
});

function millisOf(time: ICAL.Time, property: ICAL.Property, timeZone: string): number {
  if (!time.isDate && isUtc(time)) return time.toUnixTime() * 1000;
  const zone = time.isDate ? undefined : zoneOf(property);
  // A zone under a name of its own, that the file describes.
  const isDescribed = !time.isDate && !zone && time.zone && time.zone !== ICAL.Timezone.localTimezone;
  return isDescribed ? time.toUnixTime() * 1000 : wallMillis(plainOf(time), zone ?? timeZone);
}

const plainOf = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(
    isDate ? { year, month, day } : { year, month, day, hour, minute, second: Math.min(second, 59) },
    { overflow: 'reject' },
  );

const wallMillis = (time: Temporal.PlainDateTime, zone: string): number =>
  time.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;

type Wall = Pick<Temporal.ZonedDateTime, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>;

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Wall => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

const timeOf = ({ year, month, day, hour, minute, second }: Wall): ICAL.Time =>
  ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false });

const dayOf = (time: ICAL.Time): string => plainOf(time).toPlainDate().toString();

function merge(busy: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of busy.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
