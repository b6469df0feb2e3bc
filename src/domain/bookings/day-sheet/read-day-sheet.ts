// What a supplier needs on the day: which departures there are, and who comes to one.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type {
  DaySheetView,
  SheetBookingView,
  supplierDepartureEndpoints,
  SupplierDepartureView,
} from '#contract/suppliers/departures/departures.ts';
import { departureDaysMax } from '#contract/suppliers/departures/departures.ts';
import { assertDefined } from '#kernel/assert.ts';
import { addDays } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { withheldText } from '#domain/inventory/resources/withheld-by.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { openDatedView, validityOf } from '#domain/inventory/validity.ts';
import { priceView, unitLabel } from '#domain/pricing/price-view.ts';
import { type CheckIn, findCheckIns } from '../check-in/check-in-queries.ts';
import { ticketHash } from '../check-in/ticket-code.ts';
import type { BookingItem } from '../items/booking-item.ts';
import { findItemsOf } from '../items/item-queries.ts';
import { dueOf } from '../lifecycle/booking-permissions.ts';
import { findEntriesOf, findSold } from '../manual-entries/manual-entry-queries.ts';
import { manualEntryView } from '../manual-entries/manual-entry-view.ts';
import { givenAnswers } from '../questions/answer-questions.ts';
import { findAnswersOf, findQuestions, findUnansweredOf } from '../questions/question-queries.ts';
import { listBookingsOfDeparture, type SupplierBookingRow } from '../reading/booking-queries.ts';
import { itemView } from '../reading/list-booking-items.ts';
import { seesMoney, supplierBookingView, withoutMoney } from '../reading/supplier-booking-view.ts';
import { findSupplierDeparture, findSupplierDepartures, type SupplierDepartureRow } from './departure-queries.ts';

type DeparturesPage = { data: SupplierDepartureView[]; page: number; pageSize: number; total: number };

/** Throws `invalid_input` on `to`. */
export async function listSupplierDepartures(
  context: Context,
  { from, to, sort, page, pageSize }: InputOf<(typeof supplierDepartureEndpoints)['listSupplierDepartures']>['query'],
): Promise<DeparturesPage> {
  const lastDay = addDays(from, departureDaysMax - 1);
  if (to < from || to > lastDay) throw invalid('to', 'choice', { choices: `${from} – ${lastDay}` });
  const { language } = context.caller;
  const { rows, total } = await findSupplierDepartures(context.database.db, {
    user: signedIn(context),
    from,
    to,
    sort,
    language,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { data: rows.map((row) => departureView(row, language, context.clock.now())), page, pageSize, total };
}

/** Everyone in nine statements, however many they are. Throws `not_found`. */
export async function readDaySheet(context: Context, id: string): Promise<DaySheetView> {
  const db = context.database.db;
  const { language } = context.caller;
  const user = signedIn(context);
  const departure = await findSupplierDeparture(db, user, id, language);
  if (!departure) throw new DomainError('not_found');
  const bookings = await listBookingsOfDeparture(db, id, language);
  const bookingIds = bookings.map((booking) => booking.id);
  const items = Map.groupBy(await findItemsOf(db, bookingIds), ofBooking);
  const checkIns = Map.groupBy(await findCheckIns(db, bookingIds), ofBooking);
  const questions = await findQuestions(db, { tourId: departure.tourId, bookingIds, language });
  const answers = Map.groupBy(await findAnswersOf(db, bookingIds), ofBooking);
  const unanswered = Map.groupBy(await findUnansweredOf(db, bookingIds, language), ofBooking);
  const entries = await findEntriesOf(db, id);
  const sold = assertDefined(await findSold(db, id), 'a departure is of an option');
  const viewing = { language, now: context.clock.now(), payUrl: () => '' };
  return {
    departure: departureView(departure, language, viewing.now),
    bookings: bookings
      .map((booking) => ({ booking, view: supplierBookingView(booking, viewing) }))
      .map(({ booking, view }) => ({
        ...view,
        ...personal(booking),
        items: itemsView(booking, items.get(booking.id) ?? [], checkIns.get(booking.id) ?? [], language),
        answers: givenAnswers(questions, answers.get(booking.id) ?? [], language),
        unanswered: view.openQuestions > 0 ? (unanswered.get(booking.id) ?? []) : [],
        ticketHash: hasTicket(booking) ? ticketHash(context.secrets, booking) : null,
      }))
      .map((booking) => (seesMoney(user) ? booking : withoutDues(booking))),
    entries: entries.map((entry) => manualEntryView(entry, departure, { ...viewing, withMoney: seesMoney(user) })),
    units: sold.units.map(({ id: unitId, kind, labels, seats }) => ({
      id: unitId,
      label: unitLabel(kind, labels, language),
      seats: kind === 'group' ? departure.capacity : seats,
    })),
    currency: sold.currency,
  };
}

const withoutDues = (booking: SheetBookingView): SheetBookingView => ({
  ...withoutMoney(booking),
  due: null,
  items: booking.items.map((item) => ({ ...item, price: null, refund: null })),
});

function departureView(row: SupplierDepartureRow, language: Language, now: Date): SupplierDepartureView {
  const { id, tourId, tourSlug, title, optionName, startsAtLocal, timeZone, city, open } = row;
  const { bookings, people, toDecide, unanswered, guides } = row;
  return {
    id,
    tourId,
    tourSlug,
    title,
    optionName,
    startsAtLocal,
    endsAtLocal: endOf(row),
    timeZone,
    city,
    open,
    bookings,
    people,
    toDecide,
    unanswered,
    guides,
    blocked: row.blocked,
    meetingPoint: row.meetingPoint,
    meetsAt: row.meetsAt,
    withheldBy: withheldText(row.withheldBy, language),
    mayChange: row.validDays === null && row.startsAt > now && !row.isCancelled,
    mayCancel: row.validDays === null && lastStartOf(row) > now && !row.isCancelled,
    cancelled: row.cancelled && { ...row.cancelled, at: new Date(row.cancelled.at).toISOString() },
    ...(row.validDays === null ? validityOf(row, language) : openDatedView(row, language)),
    seatsTaken: row.taken,
    seatsLeft: row.capacity >= freesaleSeats ? null : row.capacity - row.taken - row.withheld,
  };
}

/** By the duration of its tour, where it does not end by itself. */
function endOf({ validDays, endsAtLocal, startsAt, durationMinutes, timeZone }: SupplierDepartureRow): string | null {
  if (validDays !== null) return null;
  if (endsAtLocal !== null || durationMinutes === null) return endsAtLocal;
  return wallTimeAt(new Date(startsAt.getTime() + durationMinutes * 60_000), timeZone);
}

function personal(booking: SupplierBookingRow): Pick<SheetBookingView, 'phone' | 'due'> {
  const dueMinor = dueOf(booking);
  const { travellerPhone: phone } = booking;
  return {
    phone: booking.confirmedAt && phone ? phoneText(phone) : null,
    due: dueMinor === 0 ? null : priceView(money(dueMinor, booking.currency)),
  };
}

const ofBooking = ({ bookingId }: { bookingId: string }): string => bookingId;

const hasTicket = ({ state }: SupplierBookingRow): boolean => state === 'confirmed' || state === 'completed';

const itemsView = (
  booking: SupplierBookingRow,
  items: readonly BookingItem[],
  checkIns: readonly CheckIn[],
  language: Language,
): SheetBookingView['items'] =>
  items.map((item) => {
    const checkIn = checkIns.find(({ position }) => position === item.position);
    return {
      ...itemView(booking, item, language),
      checkIn: checkIn ? { at: checkIn.checkedInAt.toISOString(), by: checkIn.byName } : null,
    };
  });
