// The one value of the dialog that changes a booking, what is offered for it, its price, and the act of changing.
import { useState } from 'react';
import type { BookingView, DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import * as paths from '#contract/paths.generated.ts';
import { leaveForPayment } from '#web/runtime/boot/leave-for-payment.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { useToday } from '#web/ui/use-today.ts';
import { bookedChoice, type ChangeChoice, changeRequest, chosenStart, withOwnPlaces } from './change-choice.ts';
import { useChangeQuote } from './use-change-quote.ts';
import { useStarts } from './use-starts.ts';

type Changing = {
  booking: BookingView;
  tour: TourView;
  onChanged: (changed: BookingView, quote: ChangeQuoteView) => void;
};
type Sending = { state: 'idle' | 'sending' | 'leaving' } | { state: 'refused'; problem: unknown };

export type BookingChange = ReturnType<typeof useChange>;

export function useChange({ booking, tour, onChanged }: Changing) {
  const { call } = usePageContext();
  const today = useToday(tour.timeZone);
  const [choice, setChoice] = useState(() => bookedChoice(booking));
  const [round, setRound] = useState(0);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const send = useIdempotentSend();
  const starts = useStarts(tour.id, choice, round);
  const persons = choice.adults + choice.children;
  const availability = starts.availability && withOwnPlaces(starts.availability, booking, persons);
  const departure = availability && chosenStart(availability.departures, choice.departure, booking);
  const request =
    availability && departure && changeRequest(booking, choice, { availability, departure, options: tour.options });
  const quoted = useChangeQuote(booking.id, request, round);
  const enter = (part: Partial<ChangeChoice>) => {
    // A departure belongs to its day.
    const isOtherDay = part.date !== undefined && part.date !== choice.date;
    setChoice({ ...choice, ...(isOtherDay && { departure: undefined }), ...part });
    setSending({ state: 'idle' });
  };
  const isSent = sending.state === 'sending' || sending.state === 'leaving';
  const isReady = request !== null && quoted.quote !== null && !quoted.isOld && !isSent;

  const change = async (): Promise<void> => {
    const { quote } = quoted;
    if (!isReady || !request || !quote) return;
    setSending({ state: 'sending' });
    // Should it be refused, this is the one that was wanted.
    setChoice({ ...choice, departure: request.departureId });
    const { id: quoteId, total } = quote;
    const { priceMinor, currency } = total;
    const body = { ...request, quoteId, expectedTotal: { priceMinor, currency } };
    const sent = { params: { id: booking.id }, body };
    try {
      const changed = await send(sent, (idempotencyKey) => call(paths.changeBooking, { ...sent, idempotencyKey }));
      const payUrl = changed.change?.redirectUrl;
      if (!payUrl) return onChanged(changed, quote);
      setSending({ state: 'leaving' });
      leaveForPayment(payUrl);
    } catch (problem) {
      setSending({ state: 'refused', problem });
      setRound(round + 1);
    }
  };
  return {
    today,
    choice,
    enter,
    choose: ({ id }: DepartureView) => enter({ departure: id }),
    setExtras: (extras: ChangeChoice['extras']) => enter({ extras }),
    starts,
    availability,
    departure,
    isChanged: request !== null,
    quoted,
    isReady,
    sending,
    change,
  };
}
