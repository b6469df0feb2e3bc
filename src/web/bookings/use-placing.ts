import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { visitedVia } from '#web/affiliates/via.ts';
import { ApiProblem, statusOf } from '#web/call.ts';
import { useIntent } from '#web/intent.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { getSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import type { PaymentKind } from './payment-choice.tsx';
import { momentText } from '#web/place-time.ts';

/** How long the good news stands before the bookings are shown. */
const redirectDelayMs = 1500;

type State = 'idle' | 'submitting' | 'success' | 'paying' | 'error';
type Order = {
  date: string;
  persons: number;
  departureId: string | undefined;
  payment: PaymentKind | undefined;
  giftCardCode: string | undefined;
};

type Placing = { state: State; message: string | null; detail?: string | null; problem?: unknown };

const idle: Placing = { state: 'idle', message: null };

/** Placing a booking: the words for what became of it, and the way on. */
export function usePlacing(tour: TourView, onStale: () => void) {
  const { call, language } = useSurroundings();
  const t = useT('book-tour');
  const navigate = useNavigate();
  const send = useIntent();
  const [placing, set] = useState<Placing>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (booking: BookingView) => {
    if (booking.payment.redirectUrl && booking.state === 'on_hold') {
      set({ state: 'paying', message: t('to_payment') });
      return location.assign(booking.payment.redirectUrl);
    }
    set({ state: 'success', message: booking.state === 'pending' ? requestedText(booking) : t('completed') });
    timer.current = setTimeout(() => void navigate('/bookings'), redirectDelayMs);
  };
  const requestedText = ({ decideBy }: BookingView) =>
    decideBy
      ? t('requested_until', { moment: momentText(decideBy, tour.timeZone, language), place: tour.city })
      : t('requested');
  const place = async (order: Order) => {
    if (!getSession()) return set({ state: 'error', message: t('common:login_to_book') });
    set({ state: 'submitting', message: null });
    const body = { tourId: tour.id, ...order, via: visitedVia() };
    try {
      finish(await send(body, (idempotencyKey) => call('placeBooking', { body, idempotencyKey })));
    } catch (thrown) {
      const detail = isNoRefusal(thrown) ? serverText(thrown, t) : null;
      set({ state: 'error', message: problemText(thrown), detail, problem: thrown });
      // What was on offer is no longer so: look again and let the person choose anew.
      if (thrown instanceof ApiProblem && ['sold_out', 'departure_closed', 'hold_expired'].includes(thrown.code))
        onStale();
    }
  };
  const problemText = (thrown: unknown) => {
    if (thrown instanceof ApiProblem && thrown.status === 401) return t('common:login_to_book');
    if (thrown instanceof ApiProblem && thrown.code === 'sold_out') return t('sold_out');
    if (isNoRefusal(thrown)) return t('booking_error');
    return (
      fieldText(thrown, 'date', 'persons', 'adults', 'departureId', 'payment', 'giftCardCode') ??
      serverText(thrown, t) ??
      t('booking_error')
    );
  };
  const isBusy = ['submitting', 'success', 'paying'].includes(placing.state);
  return { ...placing, isBusy, place, reset: () => set(idle) };
}

/** Nobody has said no: the server failed, or no answer came. */
function isNoRefusal(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status === 0 || status >= 500;
}
