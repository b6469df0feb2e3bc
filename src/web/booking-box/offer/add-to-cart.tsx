import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { setCartCount } from '#web/cart/cart-count.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { call } from '#web/runtime/api/api.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { dateFormat } from '#kernel/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { deleteValues, readAnswers, reportAnswers } from '../questions/answers-before-booking.ts';
import type { BookedTour } from '../booking-types.ts';
import { choiceOf } from '../choice-of.ts';
import { signInForTour } from '../sign-in-to-book.ts';
import type { Booking } from '../use-booking.ts';
import styles from './booking-terms.module.css';

type Outcome =
  | { state: 'idle' | 'adding' }
  | { state: 'added'; until: string }
  | { state: 'refused'; problem: unknown };

/** `children`: what is beside the button. */
type Props = { tour: BookedTour; booking: Booking; children?: ReactNode };

/** Reserves the places and stays: who books several tours books them together from the cart. */
export function AddToCart(props: Props) {
  const { departure, quote } = props.booking;
  return departure ? <OneDeparture key={`${departure.id} ${quote?.total.priceMinor}`} {...props} /> : null;
}

function OneDeparture({ tour, booking, children }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const navigate = useNavigate();
  const send = useIdempotentSend();
  const { departure, quote, isBusy, page } = booking;
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const add = async () => {
    if (!departure || !quote || isBusy || outcome.state === 'adding') return;
    const trip = { ...booking.trip, departure: departure.id };
    if (!getSession()) return navigate(signInForTour(tour.id, trip, '#cart'));
    const given = readAnswers(tour.id);
    if (!given) return setOutcome({ state: 'idle' });
    setOutcome({ state: 'adding' });
    const body = { ...choiceOf({ tourId: tour.id, page, trip, quote, code: booking.code.typed }), ...given };
    try {
      const { expiresAt: until, count } = await send(body, (idempotencyKey) =>
        call(paths.addToCart, { body, idempotencyKey }),
      );
      setCartCount(count);
      deleteValues(tour.id);
      setOutcome({ state: 'added', until });
    } catch (problem) {
      reportAnswers(tour.id, problem);
      setOutcome({ state: 'refused', problem });
    }
  };
  return (
    <div className={styles.cart}>
      <Button
        look="line"
        full
        aria-disabled={isBusy || outcome.state === 'adding' || undefined}
        onClick={() => void add()}
      >
        {outcome.state === 'adding' ? t('cart_adding') : t('cart_add')}
      </Button>
      <div aria-live="polite">
        {outcome.state === 'added' ? (
          <Notice tone="good">
            {t('cart_added', { time: timeOf(outcome.until, language) })} <Link to="/cart">{t('cart_go_to_cart')}</Link>
          </Notice>
        ) : null}
        {outcome.state === 'refused' ? (
          <Notice tone="bad">
            {fieldText(outcome.problem, 'tourId', 'departureId', 'extras', 'code') ??
              serverText(outcome.problem, t) ??
              t('cart_add_failed')}
          </Notice>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** On the visitor's own clock: it is about the next minutes. */
const timeOf = (instant: string, language: Parameters<typeof dateFormat>[0]): string =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
