// All departures of a supplier, in three statements however many tours it has.
import { invalid } from '#contract/domain-error.ts';
import type { CalendarDeparture, supplierCalendarEndpoints } from '#contract/suppliers/calendar.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { addDays, isoWeekday } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import { seatsFree } from '#domain/inventory/inventory-queries.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { withheldText } from '#domain/inventory/resources/withheld-by.ts';
import { text } from '#platform/texts/texts.ts';
import { type CalendarRow, countByDay, listCalendar, listOwnTours } from './calendar-queries.ts';

type Endpoint = (typeof supplierCalendarEndpoints)['getSupplierCalendar'];

export async function readCalendar(
  context: Context,
  { view, date, tour, page, pageSize }: InputOf<Endpoint>['query'],
): Promise<ResponseOf<Endpoint>> {
  const db = context.database.db;
  const { language } = context.caller;
  const userId = signedIn(context).id;
  const shown = rangeOf(view, date);
  const listed = view === 'week' ? shown : { from: date, to: date };
  const days = await countByDay(db, { userId, tourId: tour, ...shown });
  const total = days
    .filter(({ day }) => day >= listed.from && day <= listed.to)
    .reduce((sum, { departures }) => sum + departures, 0);
  const rows = await listCalendar(
    db,
    { userId, tourId: tour, ...listed },
    { language, limit: pageSize, offset: (page - 1) * pageSize },
  );
  const tours = await listOwnTours(db, userId, language);
  const data = rows.map((row) => departureView(row, language));
  return { ...shown, days, tours, departures: { data, page, pageSize, total } };
}

type View = InputOf<Endpoint>['query']['view'];

function rangeOf(view: View, date: string): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') {
    const from = addDays(date, 1 - isoWeekday(date));
    const to = addDays(from, 6);
    if (to < from) throw invalid('date', 'date');
    return { from, to };
  }
  const from = `${date.slice(0, 7)}-01`;
  // Some day of the next month, then the last one before its first.
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

function departureView(row: CalendarRow, language: Language): CalendarDeparture {
  const { id, tourId, title, optionName, startsAtLocal, taken, capacity, city, busyName } = row;
  const reason = row.reason ?? withheldText(row.withheldBy, language);
  return {
    id,
    tourId,
    title,
    optionName,
    startsAtLocal,
    city,
    ...validityOf(row, language),
    seatsTaken: taken,
    seatsLeft: capacity >= freesaleSeats ? null : seatsFree(row),
    state: stateOf(row),
    reason: busyName ? text(language, 'resources', 'busy_reason', { name: busyName }) : reason,
  };
}

function stateOf(row: CalendarRow): CalendarDeparture['state'] {
  if (row.open) return seatsFree(row) > 0 ? 'open' : 'sold_out';
  if (row.cause === 'too_few' || row.cause === 'cancelled') return 'cancelled';
  return row.cause === 'unscheduled' ? 'unscheduled' : 'closed';
}
