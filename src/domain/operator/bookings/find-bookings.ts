import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { bookingStates } from '#kernel/choices/booking-states.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { FoundBookingView, operatorBookingEndpoints } from '#contract/operator/bookings.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { paymentState } from '#domain/bookings/reading/booking-view.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { findBookingRows, type FoundBookingRow } from './find-bookings-queries.ts';
import { readDay } from './read-day.ts';

type Finding = (typeof operatorBookingEndpoints)['findBookings'];

const bookingsPerPage = 25;

/** A day as the text to find is a day to choose. Bookings of some days are sorted by their starts, whatever is chosen: no index has
 *  them in the order of booking. */
export async function findBookings(
  context: Context,
  { find, state, refund, from, until, sort: chosen, before }: InputOf<Finding>['query'],
): Promise<ResponseOf<Finding>> {
  const { database, caller, clock } = context;
  const day = find ? readDay(find, clock.now().toISOString().slice(0, 10)) : undefined;
  const usual = find || from || until ? '-start' : '-booked';
  const sort = (day || from || until) && !isByStart(chosen) ? '-start' : (chosen ?? usual);
  const query = {
    find: day ? undefined : find,
    states: state === 'all' ? bookingStates : [state],
    refund: refund && { waits: refund, callerId: signedIn(context).id },
    from: day ?? from,
    until: day ?? until,
    sort,
    before,
    limit: bookingsPerPage + 1,
    language: caller.language,
  };
  const { rows, isTooWide } = await findBookingRows(database.db, query);
  const shown = rows.slice(0, bookingsPerPage);
  return {
    data: shown.map(foundBookingView),
    next: rows.length > bookingsPerPage ? shown.at(-1)!.id : null,
    order: isByStart(sort) ? 'start' : 'booked',
    isTooWide,
  };
}

const isByStart = (sort: SortOf<'findBookings'> | undefined): boolean => sort === 'start' || sort === '-start';

function foundBookingView({
  travellerId: id,
  travellerName: name,
  travellerEmail: email,
  createdAt,
  totalMinor,
  paidMinor,
  refundedMinor,
  goodwillGivenMinor,
  currency,
  ...row
}: FoundBookingRow): FoundBookingView {
  const paid = { state: row.state, totalMinor, paidMinor, refundedMinor, goodwillGivenMinor };
  return {
    ...row,
    traveller: id === null ? null : { id, name, email },
    total: priceView(money(totalMinor, currency)),
    payment: paymentState(paid),
    createdAt: createdAt.toISOString(),
  };
}
