import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartLineView } from '#contract/bookings/cart.ts';
import * as paths from '#contract/paths.generated.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type CartAction =
  | { kind: 'remove'; line: CartLineView }
  | { kind: 'reserve'; line: CartLineView; time: CartLineView['next'][number] }
  | { kind: 'extend' };

export type CartMessage = { tone: 'good' | 'bad'; text: string };

/** What is done to the lines of the cart. Afterwards the cart is loaded again, also when it was refused: something has changed then. */
export function useCartActions() {
  const t = useT('cart');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [busyWith, setBusyWith] = useState<CartAction['kind'] | null>(null);
  const [message, setMessage] = useState<CartMessage | null>(null);

  const carryOut = async (action: CartAction): Promise<string> => {
    if (action.kind === 'extend') {
      await send({ extend: true }, (idempotencyKey) => call(paths.extendCart, { idempotencyKey }));
      return t('extended');
    }
    const { holdId, tourId, title: tour, lines, units, adults, children, extras } = action.line;
    if (action.kind === 'remove') {
      await call(paths.removeFromCart, { params: { holdId } });
      return t('removed', { tour });
    }
    const { departureId, total, code } = action.time;
    const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
    // A private group is one unit, however many people it has.
    const people = lines.some(({ kind }) => kind === 'group') && { adults, children };
    const added = { ...(extras.length > 0 && { extras }), ...(code && { code }) };
    const body = { tourId, departureId, units, ...people, ...added, expectedTotal, replaces: holdId };
    await send(body, (idempotencyKey) => call(paths.addToCart, { body, idempotencyKey }));
    return t('reserved', { tour });
  };

  const act = async (action: CartAction) => {
    if (busyWith) return;
    setBusyWith(action.kind);
    setMessage(null);
    let outcome: CartMessage;
    try {
      outcome = { tone: 'good', text: await carryOut(action) };
    } catch (problem) {
      const failed = action.kind === 'extend' ? t('extend_failed') : t('action_failed');
      outcome = { tone: 'bad', text: answerText(problem) ?? serverText(problem, t) ?? failed };
    }
    await revalidate();
    setMessage(outcome);
    setBusyWith(null);
  };
  return { act, busyWith, message };
}

/** What the supplier needs to know by now, and did not when the line was added. */
const answerText = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem ? problem.fields.find(({ field }) => field.startsWith('answers.'))?.message : undefined;
