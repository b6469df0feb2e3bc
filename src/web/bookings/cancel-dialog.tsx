import { useCallback, useEffect, useState } from 'react';
import type { BookingCardView, BookingView, CancellationQuoteView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { useIntent } from '#web/intent.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import styles from './cancel-dialog.module.css';
import { RefundSums } from './refund-sums.tsx';

type Cancellable = Pick<BookingCardView, 'id' | 'title' | 'state'>;
type Props = { booking: Cancellable | null; onClose: () => void; onDone: (news: string) => void };

/** Says to the cent what cancelling gives back, then asks. Withdrawing a request is the same call with other words. */
export function CancelDialog({ booking, onClose, onDone }: Props) {
  const t = useT('booking-detail');
  return (
    <Dialog title={t(wordsOf(booking, 'title'))} open={booking !== null} onClose={onClose}>
      {booking ? <CancelForm key={booking.id} booking={booking} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

function wordsOf(booking: Cancellable | null, word: string): string {
  return booking?.state === 'pending' ? `withdraw_${word}` : `cancel_${word}`;
}

type Quoted =
  | { state: 'loading' }
  | { state: 'ready'; quote: CancellationQuoteView }
  | { state: 'failed'; problem: unknown };

function CancelForm({ booking, onClose, onDone }: Props & { booking: Cancellable }) {
  const { call, language } = useSurroundings();
  const t = useT('booking-detail');
  const [quoted, load] = useCancellationQuote(booking.id);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIntent();
  const cancel = async () => {
    setSending(true);
    setProblem(null);
    try {
      const request = { params: { id: booking.id }, body: {} };
      const cancelled = await send(request, (idempotencyKey) => call('cancelBooking', { ...request, idempotencyKey }));
      onDone(newsOf(t, booking, cancelled, language));
    } catch (thrown) {
      setProblem(thrown);
      setSending(false);
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

function useCancellationQuote(id: string): [Quoted, () => void] {
  const { call } = useSurroundings();
  const [quoted, setQuoted] = useState<Quoted>({ state: 'loading' });
  const load = useCallback(() => {
    setQuoted({ state: 'loading' });
    call('quoteCancellation', { params: { id } }).then(
      (quote) => setQuoted({ state: 'ready', quote }),
      (problem: unknown) => setQuoted({ state: 'failed', problem }),
    );
  }, [call, id]);
  useEffect(load, [load]);
  return [quoted, load];
}

function newsOf(t: ReturnType<typeof useT>, booking: Cancellable, { refunded }: BookingView, language: string): string {
  if (refunded) {
    return t('cancelled_refunded', {
      tour: booking.title,
      refund: formatMoney({ amountMinor: refunded.priceMinor, currency: refunded.currency }, language),
    });
  }
  return t(wordsOf(booking, 'done'), { tour: booking.title });
}
