// A booking as a calendar event in the local time of the place: 9:00 in Tokyo stays 9:00 in Tokyo for every reader.
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { countryName } from '#kernel/country-name.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import { states } from '../lifecycle/transition-table.ts';
import type { BookingRow } from './booking-queries.ts';
import { periodText } from './period-text.ts';
import { timeZoneComponent } from './time-zone-component.ts';

type Place = { language: Language; now: Date; appUrl: string };

const statuses = {
  Confirmed: ICalEventStatus.CONFIRMED,
  Pending: ICalEventStatus.TENTATIVE,
  Cancelled: ICalEventStatus.CANCELLED,
};

/** The id is stable, so that a file that is downloaded again replaces the first event; a cancelled booking cancels
 *  it. */
export function bookingCalendar(row: BookingRow, { language, now, appUrl }: Place): string {
  const start = Temporal.Instant.fromEpochMilliseconds(row.startsAt.getTime()).toZonedDateTimeISO(row.timeZone);
  const end = endOf(row, start);
  const timezone = end && isSecondOfTwo(end) ? 'UTC' : row.timeZone;
  const calendar = ical({
    prodId: { company: 'Senda', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, start) },
  });
  calendar.createEvent({
    id: `${row.id}@${new URL(appUrl).hostname}`,
    sequence: revisionOf(row.state) + row.itemsCancelled + row.timesChanged,
    stamp: now,
    created: row.createdAt,
    start: start.withTimeZone(timezone),
    end: end && end.withTimeZone(timezone),
    timezone,
    ...((row.endsAt ?? row.validDays) && { transparency: ICalEventTransparency.TRANSPARENT }),
    status: statuses[states[row.state].shown],
    summary: row.title,
    description: descriptionOf(row, language),
    location: [row.meetingPoint, row.city, countryName(row.country, language)].filter(Boolean).join(', '),
    url: appUrl + pathFor(`/bookings/${row.id}`, language),
  });
  return calendar.toString();
}

/** Opening hours fill nobody's day: they last until the closing, and other things can be planned meanwhile. Of an open-dated ticket
 *  only its end is known. */
function endOf(
  { endsAt, validDays, durationMinutes }: BookingRow,
  start: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime | null {
  if (endsAt) return Temporal.Instant.fromEpochMilliseconds(endsAt.getTime()).toZonedDateTimeISO(start.timeZoneId);
  return durationMinutes === null || validDays !== null ? null : start.add({ minutes: durationMinutes });
}

/** Calendars read a local time that clocks show twice as its first: an event that ends at the second would end an hour early. */
const isSecondOfTwo = (time: Temporal.ZonedDateTime): boolean =>
  time.toPlainDateTime().toZonedDateTime(time.timeZoneId).epochMilliseconds < time.epochMilliseconds;

/** Increases with every change of the booking: calendars ignore older versions than the one they have. */
function revisionOf(state: BookingState): number {
  if (states[state].shown === 'Pending') return 0;
  return states[state].shown === 'Confirmed' ? 1 : 2;
}

function descriptionOf(row: BookingRow, language: Language): string {
  return [
    text(language, 'app', 'calendar_reference', { reference: row.reference }),
    row.optionName,
    periodText(row, language),
    text(language, 'app', 'calendar_party', { count: row.adults + row.children }),
    [row.supplierName, row.supplierPhone, row.supplierEmail].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n');
}
