// What a partner does with a booking: the calls behind the buttons, and what became of them.
import './partner-calls.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SupplierBookingView } from '#contract/supplier-bookings.ts';
import type { Call } from '#web/call.ts';
import { useIntent } from '#web/intent.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';

export type Deed = 'accept' | 'decline' | 'cancel' | 'came' | 'missed';
export type Asked = { deed: Deed; booking: SupplierBookingView };
type Told = { tone: 'good' | 'bad'; text: string };

export type Deeds = {
  /** What is to be confirmed before it is done. */
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
  perform: (asked: Asked, reason?: string) => Promise<void>;
  isBusy: boolean;
  told: Told | null;
};

export function useDeeds(): Deeds {
  const t = useT('partner-home');
  const { call } = useSurroundings();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const send = useIntent();
  const perform = async ({ deed, booking: { id, title, reference } }: Asked, reason?: string) => {
    setBusy(true);
    setTold(null);
    try {
      await send([deed, id, reason], (key) => callOf(call, deed, { id, reason, key }));
      setTold({ tone: 'good', text: t(`done_${deed}`, { tour: title, reference }) });
    } catch (thrown) {
      setTold({ tone: 'bad', text: serverText(thrown, t) ?? t('deed_failed') });
    }
    ask(null);
    setBusy(false);
    void revalidate();
  };
  return { asked, ask, perform, isBusy, told };
}

type Sent = { id: string; reason: string | undefined; key: string };

function callOf(call: Call, deed: Deed, { id, reason, key: idempotencyKey }: Sent): Promise<SupplierBookingView> {
  const to = { params: { id }, idempotencyKey };
  switch (deed) {
    case 'accept':
    case 'decline':
      return call('decideBooking', { ...to, body: { decision: deed, reason } });
    case 'cancel':
      return call('cancelBySupplier', { ...to, body: { reason } });
    case 'came':
    case 'missed':
      return call('recordAttendance', { ...to, body: { attended: deed === 'came' } });
  }
}
