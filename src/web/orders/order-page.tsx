import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import type { OrderView } from '#contract/bookings/orders.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { loadOwnBooking } from '#web/bookings/booking/load-own-booking.ts';
import { awaitsPayment } from '#web/bookings/booking/shown-status.ts';
import { StatusBadge } from '#web/bookings/booking/status-badge.tsx';
import { useOpenStep } from '#web/bookings/booking/use-open-step.ts';
import { Booked, BookedHeading, bookedTitle } from '#web/bookings/list/booked.tsx';
import { NotFoundInBookings } from '#web/bookings/not-found-in-bookings.tsx';
import { usePaymentProgress } from '#web/bookings/payment/use-payment-progress.ts';
import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import { type Call, statusOf } from '#web/runtime/api/call.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { firstToStart, lastStartOf, whenText } from '#web/ui/when-text.ts';
import { orderReceiptPath } from './order-path.ts';
import { PayOrder } from './pay-order.tsx';
import styles from './order-page.module.css';

/** `booked`: its bookings with their tickets, if it was just placed or paid. */
type Loaded = { order: OrderView; booked: readonly OfflineBooking[] } | null;

export const page = definePage<Loaded>({
  load,
  head: (loaded, { t }) => ({ title: titleOf(loaded, t), indexed: false }),
  failure: 'cart:load_failed',
  Page: ({ data }) => (data ? <FoundOrder {...data} /> : <OrderNotFound />),
});

async function load({ call, params, url }: LoadContext): Promise<Loaded> {
  const order = await call(paths.getOrder, { params: { id: params.id! } }).catch((problem: unknown) => {
    if (statusOf(problem) === 404 || statusOf(problem) === 422) return null;
    throw problem;
  });
  const isNew = url.searchParams.has('new') || url.searchParams.get('payment') === 'paid';
  return order && { order, booked: isNew ? await loadBooked(call, order) : [] };
}

/** None if any of them is no longer ahead: then the order is shown as always. */
async function loadBooked(call: Call, { bookings }: OrderView): Promise<OfflineBooking[]> {
  if (!bookings.every(({ state }) => state === 'confirmed' || state === 'pending')) return [];
  const loaded = await Promise.all(bookings.map(({ id }) => loadOwnBooking(call, id)));
  return loaded.filter((booking) => booking !== null);
}

function titleOf(loaded: Loaded, t: HeadContext['t']): string {
  if (!loaded) return t('cart:not_found');
  const { order, booked } = loaded;
  return booked.length > 0
    ? t(`booking-list:${bookedTitle(booked)}`)
    : t('cart:order_title', { reference: order.reference });
}

function FoundOrder({ order, booked }: NonNullable<Loaded>) {
  const t = useT('cart');
  const { language } = usePageContext();
  const { reference, createdAt, bookings, total, due, hasReceipt, id } = order;
  // The bookings of an order are paid, and end, together.
  const progress = usePaymentProgress(bookings[0]!);
  const isConfirming = progress === 'waiting' || progress === 'late';
  // The address says that the traveller was on the payment page, and no more.
  const isBooked = hasReceipt && !due && bookings.every(({ state }) => state === 'confirmed');
  const message = isConfirming ? t(`order_${progress}`) : progress && isBooked ? t('order_paid') : null;
  const isNew = booked.length > 0 && !isConfirming;
  const outcome = message && (
    <Notice tone={isConfirming ? 'plain' : 'good'} role="status">
      {message}
    </Notice>
  );
  const name = <Unbroken text={t('order_title', { reference })} code={reference} />;
  const pay = due && !isConfirming ? <PayOrder id={id} due={due} /> : null;
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('my_bookings'), to: '/bookings' }, { name: reference }]} />
      <header>
        {isNew ? <BookedHeading bookings={booked} /> : <h1>{name}</h1>}
        {isNew ? <p className={styles.name}>{name}</p> : null}
        <p className={styles.soft}>{t('order_lead', { date: longDate(createdAt, language) })}</p>
      </header>
      {/* The heading of a new one has the focus. */}
      {isNew ? outcome : <StatusMessage isShown={message !== null}>{outcome}</StatusMessage>}
      {message === null ? <OrderState order={order} /> : null}
      {isNew && pay ? <div className={styles.pay}>{pay}</div> : null}
      {isNew ? <BookedTours booked={booked} /> : <OrderedTours bookings={bookings} />}
      <div className={styles.sum}>
        <p className={styles.total}>
          <span>{t('order_total')}</span>
          <strong>
            <Price {...total} />
          </strong>
        </p>
        {isNew ? null : pay}
        {!isNew && pay && order.state === 'placed' ? <PayBefore bookings={bookings} /> : null}
        {hasReceipt ? (
          <ButtonLink to={orderReceiptPath(id)} look="line" full>
            {t('receipt')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function BookedTours({ booked }: { booked: readonly OfflineBooking[] }) {
  return (
    <ul className={styles.booked} aria-label={useT('cart')('order_bookings')}>
      {booked.map((booking) => (
        <li key={booking.id}>
          <Booked booking={booking} level={2} />
        </li>
      ))}
    </ul>
  );
}

function OrderedTours({ bookings }: Pick<OrderView, 'bookings'>) {
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings">{useT('cart')('order_bookings')}</h2>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <OrderedTour booking={booking} />
          </li>
        ))}
      </ul>
    </section>
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
  const openStep = useOpenStep(booking);
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
          {t('common:persons', { count: persons })}&nbsp;·{' '}
          <Price priceMinor={total.priceMinor} currency={total.currency} />
        </p>
        {openStep ? <p>{openStep}</p> : null}
      </div>
    </article>
  );
}

/** The bookings of an order are paid together, so before the first of them starts. */
function PayBefore({ bookings }: Pick<OrderView, 'bookings'>) {
  const t = useT('cart');
  const { language } = usePageContext();
  const first = firstToStart(bookings.filter(awaitsPayment));
  if (!first) return null;
  const { timeZone, city: place } = first;
  const moment = momentText(lastStartOf(first), timeZone, language);
  return <p className={styles.soft}>{t('order_pay_before', { moment, place })}</p>;
}

function OrderNotFound() {
  const t = useT('cart');
  return (
    <div className="wide">
      <NotFoundInBookings title={t('not_found')} text={t('not_found_text')} back={t('my_bookings')} />
    </div>
  );
}
