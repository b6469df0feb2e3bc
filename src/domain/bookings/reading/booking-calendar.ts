// A booking as a calendar event in the local time of the place: 9:00 in Tokyo stays 9:00 in Tokyo for every reader.
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { countryName } from '#kernel/country-name.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { calendarText, ICalEventStatus, ICalEventTransparency } from '#platform/icalendar/write-calendar.ts';
import { text } from '#platform/texts/texts.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { states } from '../lifecycle/transition-table.ts';
import { pickupTime } from '../pickups/choose-pickup.ts';
import type { BookingRow } from './booking-queries.ts';
import { periodText } from './period-text.ts';

type Pickup = NonNullable<BookingRow['pickup']>;

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
  const event = {
    id: `${row.id}@${new URL(appUrl).hostname}`,
    sequence: revisionOf(row.state) + row.itemsCancelled + row.timesChanged,
    stamp: now,
    created: row.createdAt,
    start,
    end: endOf(row, start),
    ...((row.endsAt ?? row.validDays) && { transparency: ICalEventTransparency.TRANSPARENT }),
    status: statuses[states[row.state].shown],
    summary: row.title,
    description: descriptionOf(row, language),
    location: [row.pickup ? placeOf(row.pickup) : row.meetingPoint, row.city, countryName(row.country, language)]
      .filter(Boolean)
      .join(', '),
    url: appUrl + pathFor(`/bookings/${row.id}`, language),
  };
  return calendarText({ product: 'Bookings', language }, [event]);
}

/** Opening hours block no day: they last until the closing, and other things can be planned meanwhile. Of an open-dated ticket
 *  only its end is known. */
function endOf(
  { endsAt, validDays, durationMinutes }: BookingRow,
  start: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime | null {
  if (endsAt) return Temporal.Instant.fromEpochMilliseconds(endsAt.getTime()).toZonedDateTimeISO(start.timeZoneId);
  return durationMinutes === null || validDays !== null ? null : start.add({ minutes: durationMinutes });
}

/** Increases with every change of the booking: calendars ignore older versions than the one they have. */
function revisionOf(state: BookingState): number {
  if (states[state].shown === 'Pending') return 0;
  return states[state].shown === 'Confirmed' ? 1 : 2;
}

const placeOf = ({ name, zone }: Pickup): string => `${name}, ${zone}`;

function pickupText(row: BookingRow, pickup: Pickup, language: Language): string {
  const time = timeText(pickupTime(row, pickup), language);
  return text(language, 'app', 'calendar_pickup', { time, place: placeOf(pickup) });
}

function descriptionOf(row: BookingRow, language: Language): string {
  return [
    text(language, 'app', 'calendar_reference', { reference: row.reference }),
    row.optionName,
    periodText(row, language),
    row.pickup && pickupText(row, row.pickup, language),
    text(language, 'app', 'calendar_party', { count: row.adults + row.children }),
    [row.supplierName, phoneText(row.supplierPhone), row.supplierEmail].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n');
}
