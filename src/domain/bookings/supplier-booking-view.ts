import type { SupplierBookingView } from '#contract/supplier-bookings.ts';
import { bookingCardView, type Viewing } from './booking-view.ts';
import { mayMove } from './booking.ts';
import type { SupplierBookingRow } from './booking-queries.ts';

export function supplierBookingView(row: SupplierBookingRow, viewing: Viewing): SupplierBookingView {
  const { travellerName: name, travellerEmail: email } = row;
  const hasStarted = row.startsAt <= viewing.now;
  return {
    ...bookingCardView(row, viewing),
    optionName: row.optionName,
    adults: row.adults,
    children: row.children,
    decideBy: row.state === 'pending' ? (row.decideBy?.toISOString() ?? null) : null,
    traveller: row.confirmedAt !== null && name !== null && email !== null ? { name, email } : null,
    may: {
      decide: mayMove('decline', row.state) && !hasStarted,
      cancel: mayMove('cancel', row.state) && !hasStarted,
      recordAttendance: mayMove('missed', row.state) && hasStarted,
    },
  };
}
