import { useEffect, useState } from 'react';
import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { BookingCode, Cancellable } from './cancellable.ts';

const none: readonly BookingItemView[] = [];

/** The persons, tickets and extras of which some can be cancelled; null until they are known. None where only the whole booking can be:
 *  one ticket without extras, while it is being paid, without a session, and where they could not be loaded. */
export function useBookingItems(
  { id, state }: Cancellable,
  by: BookingCode | undefined,
): readonly BookingItemView[] | null {
  const { call } = usePageContext();
  const isWhole = by !== undefined || state === 'on_hold';
  const [items, setItems] = useState<readonly BookingItemView[] | null>(isWhole ? none : null);
  useEffect(() => {
    if (isWhole) return;
    let isLatest = true;
    call(paths.listBookingItems, { params: { id } }).then(
      ({ data }) => isLatest && setItems(data.filter(isBooked).length > 1 ? data : none),
      () => isLatest && setItems(none),
    );
    return () => void (isLatest = false);
  }, [call, id, isWhole]);
  return items;
}

const isBooked = ({ state }: BookingItemView): boolean => state === 'booked';

/** The items that can be cancelled alone. The last ticket cannot: that is to cancel the booking, with its extras. */
export function cancellableItems(items: readonly BookingItemView[]): readonly BookingItemView[] {
  const booked = items.filter(isBooked);
  const tickets = booked.filter(({ kind }) => kind !== 'extra');
  return tickets.length === 1 ? booked.filter(({ kind }) => kind === 'extra') : booked;
}
