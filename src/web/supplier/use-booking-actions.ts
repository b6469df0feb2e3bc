// A supplier's actions on a booking: the calls behind the buttons, and their outcome.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type BookingAction = 'accept' | 'decline' | 'accept_change' | 'decline_change' | 'cancel' | 'came' | 'missed';
/** Actions that cannot be undone, so a dialog asks first. */
export type ConfirmedAction = 'decline' | 'decline_change' | 'cancel';
export type ActionRequest<Action = BookingAction> = { action: Action; booking: SupplierBookingView };
type ActionMessage = { tone: 'good' | 'bad'; text: string };

export type BookingActions = {
  /** The action that waits for confirmation. */
  toConfirm: ActionRequest<ConfirmedAction> | null;
  requestConfirmation: (toConfirm: ActionRequest<ConfirmedAction> | null) => void;
  /** Rejects only with what is wrong with the reason, for the dialog that stays open. */
  perform: (toConfirm: ActionRequest, reason?: string) => Promise<void>;
  /** What was done by another dialog. */
  announce: (text: string) => void;
  isBusy: boolean;
  message: ActionMessage | null;
};

export function useBookingActions(): BookingActions {
  const t = useT('partner-home');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [toConfirm, requestConfirmation] = useState<ActionRequest<ConfirmedAction> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<ActionMessage | null>(null);
  const send = useIdempotentSend();
  const perform = async ({ action, booking: { id, title, reference } }: ActionRequest, reason?: string) => {
    setBusy(true);
    setMessage(null);
    try {
      await send([action, id, reason], (key) => sendAction(call, action, { id, reason, key }));
      setMessage({ tone: 'good', text: t(`done_${action}`, { tour: title, reference }) });
    } catch (thrown) {
      if (fieldText(thrown, 'reason')) {
        setBusy(false);
        throw thrown;
      }
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('deed_failed') });
    }
    requestConfirmation(null);
    setBusy(false);
    void revalidate();
  };
  const announce = (text: string) => setMessage({ tone: 'good', text });
  return { announce, toConfirm, requestConfirmation, perform, isBusy, message };
}

type ActionCall = { id: string; reason: string | undefined; key: string };

function sendAction(
  call: Call,
  action: BookingAction,
  { id, reason, key: idempotencyKey }: ActionCall,
): Promise<unknown> {
  const to = { params: { id }, idempotencyKey };
  switch (action) {
    case 'accept':
    case 'decline':
      return call(paths.decideBooking, { ...to, body: { decision: action, reason } });
    case 'accept_change':
    case 'decline_change':
      return call(paths.decideChange, {
        ...to,
        body: { decision: action === 'accept_change' ? 'accept' : 'decline', reason },
      });
    case 'cancel':
      return call(paths.cancelBySupplier, { ...to, body: { reason: reason ?? '' } });
    case 'came':
    case 'missed':
      return call(paths.recordAttendance, { ...to, body: { attended: action === 'came' } });
  }
}
