// What a supplier and its travellers write to each other: sending, and saying that nothing has to be answered.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DepartureMessageView } from '#contract/bookings/messages.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { SheetMessage } from '../use-attendance.ts';

/** To whom: one traveller, or all of the departure. */
export type Addressee = { bookingId: string; name: string } | 'all';

export type Messages = {
  of: (bookingId: string) => readonly DepartureMessageView[];
  addressee: Addressee | null;
  address: (addressee: Addressee | null) => void;
  /** Says how many got it. */
  finish: (sent: number) => void;
  settle: (bookingId: string) => Promise<void>;
};

export function useMessages(
  messages: readonly DepartureMessageView[],
  setMessage: (message: SheetMessage) => void,
): Messages {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [addressee, address] = useState<Addressee | null>(null);
  const byBooking = Map.groupBy(messages, ({ bookingId }) => bookingId);
  return {
    of: (bookingId) => byBooking.get(bookingId) ?? [],
    addressee,
    address: (one) => {
      // A dialog that closes says so, too.
      if (one) setMessage(null);
      address(one);
    },
    finish: (sent) => {
      address(null);
      setMessage({ tone: 'good', text: t('written', { count: sent }) });
      void revalidate();
    },
    settle: async (id) => {
      await call(paths.settleMessages, { params: { id } }).catch(() => undefined);
      void revalidate();
    },
  };
}
