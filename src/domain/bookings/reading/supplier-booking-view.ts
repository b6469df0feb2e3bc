import type { MetBookingView, SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import type { SignedIn } from '#platform/http/caller.ts';
import { shownName } from '#kernel/own-name.ts';
import { money } from '#kernel/money.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { earnedOf, splitEarned } from './earning.ts';
import { bookingCardView, pickupView, type Viewing } from './booking-view.ts';
import {
  mayCancelAsSupplier,
  mayDecide,
  mayDecideChange,
  mayMove,
  mayRecordAttendance,
} from '../lifecycle/booking-permissions.ts';
import type { SupplierBookingRow } from './booking-queries.ts';

export function supplierBookingView(row: SupplierBookingRow, viewing: Viewing): SupplierBookingView {
  const { travellerName: name, travellerEmail: email } = row;
  const { change, ...card } = bookingCardView(row, viewing);
  return {
    ...card,
    requestedChange: change?.awaits === 'supplier' ? change : null,
    departureId: row.departureId,
    optionName: row.optionName,
    adults: row.adults,
    children: row.children,
    lines: linesView(row.lines, viewing.language),
    earning: earningView(row, viewing.now),
    traveller:
      row.confirmedAt !== null && name !== null && email !== null
        ? { name: shownName({ name, email }, viewing.language), email }
        : null,
    pickup: pickupView(row),
    asksQuestions: row.asksQuestions,
    may: {
      decide: mayDecide(row, viewing.now),
      decideChange: mayDecideChange(row, viewing.now),
      move: mayMove(row, viewing.now),
      cancel: mayCancelAsSupplier(row, viewing.now),
      recordAttendance: mayRecordAttendance(row, viewing.now),
    },
  };
}

function earningView(row: SupplierBookingRow, now: Date): SupplierBookingView['earning'] {
  const earnedMinor = earnedOf(row, now);
  const { commissionMinor, netMinor } = splitEarned(row, earnedMinor);
  const view = (minor: number) => priceView(money(minor, row.currency));
  return {
    price: view(earnedMinor),
    commission: view(commissionMinor),
    net: view(netMinor),
    received: view(row.paidMinor - row.refundedMinor - row.goodwillGivenMinor),
    paid: row.paidMinor - row.refundedMinor >= earnedMinor,
  };
}

/** Guides meet travellers, and are no cashiers. */
export const seesMoney = ({ memberRole }: Pick<SignedIn, 'memberRole'>): boolean => memberRole !== 'guide';

/** What a guide may do is to record attendance. */
export const withoutMoney = <View extends MetBookingView>(view: View): View => ({
  ...view,
  total: null,
  lines: [],
  earning: null,
  requestedChange: null,
  may: { ...view.may, decide: false, decideChange: false, move: false, cancel: false },
});
