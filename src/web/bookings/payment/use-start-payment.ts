import { useState } from 'react';
import { leaveForPayment } from '#web/runtime/boot/leave-for-payment.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';

type Start = (request: { params: { id: string }; idempotencyKey: string }) => Promise<{ redirectUrl: string }>;

/** Starts the payment of a booking or an order once for each idempotency key, and leaves for the payment page. */
export function useStartPayment(id: string, start: Start) {
  const send = useIdempotentSend();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const pay = async () => {
    setLeaving(true);
    setProblem(null);
    try {
      const { redirectUrl } = await send(id, (idempotencyKey) => start({ params: { id }, idempotencyKey }));
      // It stays busy, since the page is about to be left.
      leaveForPayment(redirectUrl);
    } catch (thrown) {
      setProblem(thrown);
      setLeaving(false);
    }
  };
  return { isLeaving, problem, pay };
}
