import { useCallback, useEffect, useState } from 'react';
import type { BookingCardView, BookingView } from '#contract/bookings.ts';
import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './cancel-dialog.module.css';
import { RefundSums } from './refund-sums.tsx';

type Cancellable = Pick<BookingCardView, 'id' | 'title' | 'state'>;
/** Without a session: the booking's reference and the code of the mail. */
export type BookingCode = { reference: string; code: string };
type Props = {
  booking: Cancellable | null;
  by?: BookingCode | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Shows the exact refund, then asks for confirmation. Withdrawing a request is the same call with other texts. */
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

type Quoted =
  | { state: 'loading' }
  | { state: 'ready'; quote: CancellationQuoteView }
  | { state: 'failed'; problem: unknown };

function CancelForm({ booking, by, onClose, onDone }: Props & { booking: Cancellable }) {
  const { call, language } = usePageContext();
  const t = useT('booking-detail');
  const [quoted, load] = useCancellationQuote(booking.id, by);
  const [sending, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIdempotentSend();
  const cancel = async () => {
    setSubmitting(true);
    setProblem(null);
    try {
      const request = { params: { id: booking.id }, body: {} };
      const cancelled = by
        ? await call(paths.cancelFoundBooking, { body: by })
        : await send(request, (idempotencyKey) => call(paths.cancelBooking, { ...request, idempotencyKey }));
      onDone(messageOf(t, booking, cancelled, language));
    } catch (thrown) {
      setProblem(thrown);
      setSubmitting(false);
      load();
    }
  };
  return (
    <div className={styles.form}>
      <p>{t(wordsOf(booking, 'question'), { tour: booking.title })}</p>
      <div aria-live="polite">
        {quoted.state === 'loading' ? (
          <Waiting>
            <Skeleton />
          </Waiting>
        ) : null}
        {quoted.state === 'ready' ? <RefundSums quote={quoted.quote} /> : null}
        {quoted.state === 'failed' ? (
          <Notice tone="bad">{serverText(quoted.problem, t) ?? t('refund_unknown')}</Notice>
        ) : null}
      </div>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('cancel_failed')}</Notice> : null}
      <div className={styles.buttons}>
        {quoted.state === 'failed' ? (
          <Button look="line" onClick={load}>
            {t('common:try_again')}
          </Button>
        ) : (
          <Button look="danger" disabled={sending || quoted.state === 'loading'} onClick={() => void cancel()}>
            {t(sending ? 'cancelling' : wordsOf(booking, 'confirm'))}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

function useCancellationQuote(id: string, by?: BookingCode): [Quoted, () => void] {
  const { call } = usePageContext();
  const [quoted, setQuoted] = useState<Quoted>({ state: 'loading' });
  const load = useCallback(() => {
    setQuoted({ state: 'loading' });
    const quoting = by
      ? call(paths.quoteFoundCancellation, { body: by })
      : call(paths.quoteCancellation, { params: { id }, query: {} });
    quoting.then(
      (quote) => setQuoted({ state: 'ready', quote }),
      (problem: unknown) => setQuoted({ state: 'failed', problem }),
    );
  }, [call, id, by]);
  useEffect(load, [load]);
  return [quoted, load];
}

function messageOf(
  t: BoundTranslate<'booking-detail'>,
  booking: Cancellable,
  { refunded }: BookingView,
  language: string,
): string {
  if (refunded) {
    return t('cancelled_refunded', {
      tour: booking.title,
      refund: formatMoney({ amountMinor: refunded.priceMinor, currency: refunded.currency }, language),
    });
  }
  return t(wordsOf(booking, 'done'), { tour: booking.title });
}
