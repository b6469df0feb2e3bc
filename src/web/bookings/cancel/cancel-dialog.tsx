import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './cancel-dialog.module.css';
import type { BookingCode, Cancellable } from './cancellable.ts';
import { ChooseItems } from './choose-items.tsx';
import { RefundSums } from './refund-sums.tsx';
import { type Quoted, useCancellationQuote } from './use-cancellation-quote.ts';
import { cancellableItems, useBookingItems } from './use-booking-items.ts';

type Props = {
  booking: Cancellable | null;
  by?: BookingCode | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Shows the exact refund of the booking or of some of it, then asks for confirmation. Withdrawing a request is the same call
 *  with other texts. */
export function CancelDialog({ booking, ...handlers }: Props) {
  const t = useT('booking-detail');
  return (
    <Dialog title={t(wordsOf(booking, 'title'))} open={booking !== null} onClose={handlers.onClose}>
      {booking ? <CancelForm key={booking.id} booking={booking} {...handlers} /> : null}
    </Dialog>
  );
}

function wordsOf<Word extends 'title' | 'question' | 'confirm' | 'done'>(booking: Cancellable | null, word: Word) {
  return booking?.state === 'pending' ? (`withdraw_${word}` as const) : (`cancel_${word}` as const);
}

function CancelForm({ booking, by, onClose, onDone }: Props & { booking: Cancellable }) {
  const t = useT('booking-detail');
  const items = useBookingItems(booking, by);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [quoted, reload] = useCancellationQuote({ id: booking.id, by, items: chosen });
  const isOfExtras = items !== null && cancellableItems(items).every(({ kind }) => kind === 'extra');
  const { cancel, isSending, problem } = useCancel({ booking, by, chosen, isOfExtras, onDone, onRefused: reload });
  const quote = quoted.state === 'ready' && !quoted.isOld ? quoted.quote : null;
  const isWaiting = items === null || quoted.state === 'loading';
  const mayRetry = quoted.state === 'failed' && !fieldText(quoted.problem, 'items');
  return (
    <div className={styles.form}>
      <p>{t(wordsOf(booking, 'question'), { tour: booking.title })}</p>
      {items && items.length > 1 ? <ChooseItems items={items} chosen={chosen} onChoose={setChosen} /> : null}
      <div aria-live="polite">
        {chosen?.length === 0 ? (
          <p className={styles.refund}>{t(isOfExtras ? 'cancel_none_chosen_extras' : 'cancel_none_chosen')}</p>
        ) : null}
        {isWaiting && chosen?.length !== 0 ? (
          <Waiting>
            <Skeleton />
          </Waiting>
        ) : null}
        {isWaiting || chosen?.length === 0 ? null : <Quote quoted={quoted} />}
      </div>
      {problem ? <Notice tone="bad">{refusalText(problem, t)}</Notice> : null}
      <div className={styles.buttons}>
        {mayRetry ? (
          <Button look="line" onClick={reload}>
            {t('common:try_again')}
          </Button>
        ) : (
          <Button
            look="danger"
            disabled={isSending || !quote || chosen?.length === 0}
            onClick={() => quote && void cancel(quote)}
          >
            {isSending
              ? t('cancelling')
              : chosen
                ? chosenText(chosen.length, isOfExtras, t)
                : t(wordsOf(booking, 'confirm'))}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

function chosenText(count: number, isOfExtras: boolean, t: BoundTranslate<'booking-detail'>): string {
  if (count === 0) return t(isOfExtras ? 'cancel_extras_choose' : 'cancel_items_choose');
  return t(isOfExtras ? 'cancel_extras_confirm' : 'cancel_items_confirm', { count });
}

const refusalText = (problem: unknown, t: BoundTranslate<'booking-detail'>): string =>
  problem instanceof ApiProblem && problem.code === 'price_changed'
    ? t('cancel_refund_changed')
    : (serverText(problem, t) ?? t('cancel_failed'));

function Quote({ quoted }: { quoted: Quoted }) {
  const t = useT('booking-detail');
  if (quoted.state === 'failed')
    return (
      <Notice tone="bad">
        {fieldText(quoted.problem, 'items') ?? serverText(quoted.problem, t) ?? t('refund_unknown')}
      </Notice>
    );
  if (quoted.state === 'loading') return null;
  return (
    <div className={`${styles.quote}${quoted.isOld ? ` ${styles.old}` : ''}`}>
      <RefundSums quote={quoted.quote} />
    </div>
  );
}

type Cancelling = Pick<Props, 'by' | 'onDone'> & {
  booking: Cancellable;
  chosen: readonly number[] | null;
  isOfExtras: boolean;
  onRefused: () => void;
};

function useCancel({ booking, by, chosen, isOfExtras, onDone, onRefused }: Cancelling) {
  const { call, language } = usePageContext();
  const t = useT('booking-detail');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIdempotentSend();
  const cancel = async (quote: CancellationQuoteView) => {
    setSending(true);
    setProblem(null);
    try {
      const { priceMinor, currency } = quote.refund;
      const expectedRefund = { priceMinor, currency };
      const body = chosen ? { items: [...chosen], expectedRefund } : { expectedRefund };
      const request = { params: { id: booking.id }, body };
      const changed = by
        ? await call(paths.cancelFoundBooking, { body: { ...by, expectedRefund } })
        : await send(request, (idempotencyKey) => call(paths.cancelBooking, { ...request, idempotencyKey }));
      onDone(messageOf(t, { booking, changed, quote, isOfExtras, count: chosen?.length ?? 0 }, language));
    } catch (thrown) {
      setProblem(thrown);
      setSending(false);
      onRefused();
    }
  };
  return { cancel, isSending, problem };
}

type Outcome = {
  booking: Cancellable;
  changed: BookingView;
  quote: CancellationQuoteView;
  isOfExtras: boolean;
  count: number;
};

function messageOf(
  t: BoundTranslate<'booking-detail'>,
  { booking, changed, quote, isOfExtras, count }: Outcome,
  language: string,
): string {
  const isPart = changed.status !== 'Cancelled';
  const back = isPart ? quote.back : changed.back;
  const text = (amountMinor: number) => formatMoney({ amountMinor, currency: changed.total.currency }, language);
  const [toMoney, toCard] = [back?.money.priceMinor ?? 0, back?.giftCard.priceMinor ?? 0];
  const amountMinor = toMoney + toCard;
  const refund =
    toMoney > 0 && toCard > 0
      ? t('refund_by_ways', { amount: text(amountMinor), money: text(toMoney), card: text(toCard) })
      : text(amountMinor);
  const named = { tour: booking.title, refund, count };
  const what = isOfExtras ? 'extras' : 'items';
  if (isPart) return t(amountMinor > 0 ? `${what}_cancelled_refunded` : `${what}_cancelled_done`, named);
  return t(amountMinor > 0 ? 'cancelled_refunded' : wordsOf(booking, 'done'), named);
}
