// Who came, as the supplier says it of one booking after the other.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { peopleOf } from './check-in/judge-ticket.ts';
import { deleteScans } from './check-in/scan-queue.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type Attendance = {
  /** `absent`: the positions of those who did not come. */
  record: (booking: SheetBookingView, absent: readonly number[]) => Promise<void>;
  /** Undoes a check-in: no person of the booking was let in. */
  undo: (booking: SheetBookingView) => Promise<void>;
  isBusy: boolean;
};

/** What came of the last act on the sheet. */
export type SheetMessage = { tone: 'good' | 'bad'; text: string } | null;

export function useAttendance(setMessage: (message: SheetMessage) => void): Attendance {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [isBusy, setBusy] = useState(false);
  const record: Attendance['record'] = async (booking, absent) => {
    const { id, reference, traveller } = booking;
    const attended = peopleOf(booking).length > absent.length;
    const body = { attended, ...(attended && absent.length > 0 && { absent: [...absent] }) };
    setBusy(true);
    setMessage(null);
    try {
      await send([id, body], (idempotencyKey) =>
        call(paths.recordAttendance, { params: { id }, body, idempotencyKey }),
      );
      setMessage({ tone: 'good', text: t('recorded', { name: traveller?.name ?? reference }) });
    } catch (thrown) {
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('not_recorded') });
    }
    setBusy(false);
    void revalidate();
  };
  const undo: Attendance['undo'] = async ({ id, reference, traveller }) => {
    setBusy(true);
    setMessage(null);
    try {
      await call(paths.undoCheckIn, { params: { id } });
      deleteScans(reference);
      setMessage({ tone: 'good', text: t('undone', { name: traveller?.name ?? reference }) });
    } catch (thrown) {
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('not_undone') });
    }
    setBusy(false);
    void revalidate();
  };
  return { record, undo, isBusy };
}
