import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CartLineView, CartView } from '#contract/bookings/cart.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { currentClickId } from '#web/affiliates/current-click.ts';
import { giveName } from '#web/booking-box/questions/given-name.ts';
import { GiftCardField, GiftCardShares, type UsedCard } from '#web/booking-box/offer/gift-card-field.tsx';
import { usePayLaterUntil } from '#web/booking-box/offer/use-pay-later-until.ts';
import { PaymentChoice } from '#web/booking-box/offer/payment-choice.tsx';
import type { PaymentKind } from '#web/booking-box/booking-types.ts';
import { leaveForPayment } from '#web/runtime/boot/leave-for-payment.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstToStart } from '#web/ui/when-text.ts';
import { Price } from '#web/ui/price.tsx';
import { setCartCount } from './cart-count.ts';
import { newOrderPath } from '#web/orders/order-path.ts';
import styles from './cart-page.module.css';

type Sum = CartView['totals'][number];
type Props = { sum: Sum; lines: readonly CartLineView[]; isOneOfSeveral: boolean };

/** The sum of the lines of a currency, and the button that books them all. */
export function CartOrder({ sum: { total, holds, payLater }, lines, isOneOfSeveral }: Props) {
  const t = useT('cart');
  const { language } = usePageContext();
  const [payment, setPayment] = useState<PaymentKind>('later');
  const [card, setCard] = useState<UsedCard | null>(null);
  const { place, isPlacing, problem } = usePlaceOrder(lines.length);
  const ordered = holds.map((id) => lines.find((line) => line.holdId === id)!);
  const amount = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
  const first = firstToStart(ordered)!;
  const laterUntil = usePayLaterUntil(first, first);
  const isPaidByCard = card !== null && card.worthMinor >= total.priceMinor;
  const isChoice = payLater && total.priceMinor > 0 && !isPaidByCard;
  const isLaterForSome = !payLater && ordered.some((line) => line.payLater);
  return (
    <section className={styles.order} aria-labelledby={`sum-${total.currency}`}>
      <h2 id={`sum-${total.currency}`}>{isOneOfSeveral ? t('order_in', { currency: total.currency }) : t('sum')}</h2>
      <p className={styles.total}>
        <span>{t('tours', { count: holds.length })}</span>
        <strong>
          <Price {...total} />
        </strong>
      </p>
      {total.priceMinor > 0 ? <GiftCardField currency={total.currency} used={card} onUse={setCard} /> : null}
      {card ? <GiftCardShares total={total} used={card} /> : null}
      {isChoice ? (
        <PaymentChoice
          name={`payment-${total.currency}`}
          kind={payment}
          laterUntil={laterUntil}
          onChoose={setPayment}
        />
      ) : null}
      {isLaterForSome ? <p className={styles.soft}>{t('later_for_all')}</p> : null}
      <BusyButton
        look="book"
        full
        isBusy={isPlacing}
        busyText={t('booking')}
        onPress={() => void place(ordered, { payment: isChoice ? payment : undefined, giftCardCode: card?.code })}
      >
        {t('book', { count: holds.length, amount })}
      </BusyButton>
      {holds.length > 1 ? <p className={styles.soft}>{t('all_or_nothing')}</p> : null}
      {problem ? <Refusal problem={problem} ordered={ordered} /> : null}
    </section>
  );
}

/** Names the tour that the refusal is about. */
function Refusal({ problem, ordered }: { problem: unknown; ordered: readonly CartLineView[] }) {
  const t = useT('cart');
  const fields = problem instanceof ApiProblem ? problem.fields : [];
  const named = fields.flatMap(({ field, message }) => {
    const line = ordered[Number(/^holds\.(\d+)/.exec(field)?.[1] ?? -1)];
    return line ? [{ title: line.title, message }] : [];
  });
  return (
    <Notice tone="bad">
      {named.length === 0 ? (fieldText(problem, 'giftCardCode') ?? serverText(problem, t) ?? t('order_failed')) : null}
      {named.map(({ title, message }) => (
        <p key={title}>
          <strong>{t('common:said_of', { name: title })}</strong> {message} {t('nothing_booked')}
        </p>
      ))}
    </Notice>
  );
}

type HowPaid = { payment: PaymentKind | undefined; giftCardCode: string | undefined };

/** Places it once for each idempotency key, and leaves for the payment page or the order. */
function usePlaceOrder(linesInCart: number) {
  const { call } = usePageContext();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const place = async (ordered: readonly CartLineView[], { payment, giftCardCode }: HowPaid) => {
    setPlacing(true);
    setProblem(null);
    if (!(await giveName())) return setPlacing(false);
    const holds = ordered.map(({ holdId: id, total: { priceMinor, currency } }) => ({
      id,
      expectedTotal: { priceMinor, currency },
    }));
    try {
      const body = { holds, payment, giftCardCode, via: currentClickId() };
      const { id, state, redirectUrl } = await send(body, (idempotencyKey) =>
        call(paths.placeOrder, { body, idempotencyKey }),
      );
      setCartCount(linesInCart - ordered.length);
      // It stays busy, since the page is about to be left.
      if (state === 'unpaid' && redirectUrl) leaveForPayment(redirectUrl);
      else await navigate(newOrderPath(id));
    } catch (thrown) {
      setProblem(thrown);
      setPlacing(false);
      await revalidate();
    }
  };
  return { place, isPlacing, problem };
}
