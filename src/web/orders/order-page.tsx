import { useState } from 'react';
import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import type { OrderView } from '#contract/bookings/orders.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { longDate } from '#web/articles/long-date.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { awaitsPayment } from '#web/bookings/booking/shown-status.ts';
import { StatusBadge } from '#web/bookings/booking/status-badge.tsx';
import { usePaymentProgress } from '#web/bookings/payment/use-payment-progress.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import { Price } from '#web/ui/price.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { orderReceiptPath } from './order-path.ts';
import styles from './order-page.module.css';
import { NotFoundInBookings } from '#web/bookings/not-found-in-bookings.tsx';

type Loaded = OrderView | null;

export const page = definePage<Loaded>({
  load: ({ call, params }) =>
    call(paths.getOrder, { params: { id: params.id! } }).catch((problem: unknown) => {
      if (statusOf(problem) === 404 || statusOf(problem) === 422) return null;
      throw problem;
    }),
  head: (order, { t }) => ({
    title: order ? t('cart:order_title', { reference: order.reference }) : t('cart:not_found'),
    indexed: false,
  }),
  failure: 'cart:load_failed',
  Page: ({ data: order }) => (order ? <FoundOrder order={order} /> : <OrderNotFound />),
});

function FoundOrder({ order }: { order: OrderView }) {
  const t = useT('cart');
  const { language } = usePageContext();
  const { reference, createdAt, bookings, total, due, hasReceipt, id } = order;
  // The bookings of an order are paid, and end, together.
  const progress = usePaymentProgress(bookings[0]!);
  const isConfirming = progress === 'waiting' || progress === 'late';
  // The address says that somebody was on the payment page, and no more.
  const isBooked = hasReceipt && !due && bookings.every(({ state }) => state === 'confirmed');
  const message = isConfirming ? t(`order_${progress}`) : progress && isBooked ? t('order_paid') : null;
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('my_bookings'), to: '/bookings' }, { name: reference }]} />
      <header>
        <h1>
          <Unbroken text={t('order_title', { reference })} code={reference} />
        </h1>
        <p className={styles.soft}>{t('order_lead', { date: longDate(createdAt, language) })}</p>
      </header>
      <StatusMessage isShown={message !== null}>
        <Notice tone={isConfirming ? 'plain' : 'good'} role="status">
          {message}
        </Notice>
      </StatusMessage>
      {message === null ? <OrderState order={order} /> : null}
      <section aria-labelledby="bookings">
        <h2 id="bookings">{t('order_bookings')}</h2>
        <ul className={styles.bookings}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <OrderedTour booking={booking} />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.total}>
        <span>{t('order_total')}</span>
        <strong>
          <Price {...total} />
        </strong>
      </p>
      <div className={styles.actions}>
        {due && !isConfirming ? <PayOrder id={id} due={due} /> : null}
        {hasReceipt ? (
          <ButtonLink to={orderReceiptPath(id)} look="line">
            {t('receipt')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function OrderState({ order: { state, expiresAt, bookings } }: { order: OrderView }) {
  const t = useT('cart');
  const { language } = usePageContext();
  if (state === 'expired') return <Notice tone="bad">{t('order_expired')}</Notice>;
  if (state === 'placed') return <Notice tone="good">{t('order_placed')}</Notice>;
  const { timeZone, city: place } = bookings[0]!;
  return <Notice>{t('order_unpaid', { moment: momentText(expiresAt!, timeZone, language), place })}</Notice>;
}

function OrderedTour({ booking }: { booking: BookingCardView }) {
  const t = useT('cart');
  const { language } = usePageContext();
  const { id, image, title, persons, total, status, state } = booking;
  return (
    <article className={styles.booking}>
      <img src={image} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <StatusBadge status={status} state={state} toPay={awaitsPayment(booking)} />
        <h3>
          <Link to={bookingPath(id)}>{title}</Link>
        </h3>
        <p>{whenText(booking, language)}</p>
        <p className={styles.soft}>
          {t('common:persons', { count: persons })} · <Price priceMinor={total.priceMinor} currency={total.currency} />
        </p>
      </div>
    </article>
  );
}

function PayOrder({ id, due }: { id: string; due: NonNullable<OrderView['due']> }) {
  const t = useT('cart');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const pay = async () => {
    setLeaving(true);
    setProblem(null);
    try {
      const request = { params: { id } };
      const { redirectUrl } = await send(request, (idempotencyKey) =>
        call(paths.startOrderPayment, { ...request, idempotencyKey }),
      );
      location.assign(redirectUrl);
    } catch (thrown) {
      setProblem(thrown);
      setLeaving(false);
    }
  };
  const amount = formatMoney({ amountMinor: due.priceMinor, currency: due.currency }, language);
  return (
    <>
      <Button look="book" disabled={isLeaving} onClick={() => void pay()}>
        {isLeaving ? t('to_payment') : t('pay_now', { amount })}
      </Button>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('pay_failed')}</Notice> : null}
    </>
  );
}

function OrderNotFound() {
  const t = useT('cart');
  return (
    <div className="wide">
      <NotFoundInBookings title={t('not_found')} text={t('not_found_text')} back={t('my_bookings')} />
    </div>
  );
}
