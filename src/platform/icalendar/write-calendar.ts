// Calendar files (RFC 5545). An event in a zone is on the clock of that zone for every reader: 9:00 in Tokyo stays 9:00 in Tokyo.
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { timeZoneComponent } from './time-zone-component.ts';

export { ICalEventStatus, ICalEventTransparency } from 'ical-generator';

export type CalendarEvent = Omit<ICalEventData, 'start' | 'end' | 'timezone'> & {
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime | null;
};

type Calendar = {
  product: string;
  language: string;
  name?: string;
  /** How long readers may keep it, in seconds. */
  ttl?: number;
};

/** Events in UTC stay there. A zone other than UTC is described around the start of the first event, so such a calendar has one. */
export function calendarText({ product, language, ...calendar }: Calendar, events: readonly CalendarEvent[]): string {
  const file = ical({
    ...calendar,
    prodId: { company: 'Senda', product, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, events[0]!.start) },
  });
  for (const { start, end, ...event } of events) {
    const timezone = end && isSecondOfTwo(end) ? 'UTC' : start.timeZoneId;
    file.createEvent({
      ...event,
      start: start.withTimeZone(timezone),
      end: end && end.withTimeZone(timezone),
      timezone,
    });
  }
  return file.toString();
}

/** Calendars read a local time that clocks show twice as its first: an event that ends at the second would end an hour early. */
const isSecondOfTwo = (time: Temporal.ZonedDateTime): boolean =>
  time.toPlainDateTime().toZonedDateTime(time.timeZoneId).epochMilliseconds < time.epochMilliseconds;
