import { useState } from 'react';
import type { BookingCardView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import styles from './pending-change.module.css';

type Changed = Pick<BookingCardView, 'id' | 'timeZone' | 'city' | 'change'>;
type Props = { booking: Changed; onDropped: (message: string) => void };

/** A change that waits for its payment or its supplier: what it makes of the booking, until when, and the ways out. */
export function PendingChange({ booking: { id, timeZone, city, change }, onDropped }: Props) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { drop, isDropping, problem } = useDrop(id, onDropped);
  // A ticket that was stored for offline use earlier does not say.
  if (!change) return null;
  const { awaits, optionName, adults, children, due, redirectUrl, expiresAt } = change;
  const isRequest = awaits === 'supplier';
  const until = { moment: momentText(expiresAt, timeZone, language), place: city };
  const persons = t('common:persons', { count: adults + children });
  return (
    <section className={styles.pending} aria-label={t(isRequest ? 'change_requested' : 'change_pending')}>
      <p className={styles.title}>{t(isRequest ? 'change_requested' : 'change_pending')}</p>
      <p>
        <strong>{whenText(change, language)}</strong>
        <br />
        {optionName}&nbsp;· {persons}
      </p>
      <p className={styles.until}>{t(isRequest ? 'change_requested_until' : 'change_pending_until', until)}</p>
      <p className={styles.buttons}>
        {redirectUrl ? (
          <a href={redirectUrl} className={buttonClass('book')}>
            {t('change_pay', {
              amount: formatMoney({ amountMinor: due.priceMinor, currency: due.currency }, language),
            })}
          </a>
        ) : null}
        <Button look="quiet" disabled={isDropping} onClick={() => void drop()}>
          {t(isDropping ? 'change_dropping' : isRequest ? 'change_withdraw' : 'change_drop')}
        </Button>
      </p>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('change_drop_failed')}</Notice> : null}
    </section>
  );
}

function useDrop(id: string, onDropped: Props['onDropped']) {
  const t = useT('booking-detail');
  const { call } = usePageContext();
  const [isDropping, setDropping] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const drop = async () => {
    setDropping(true);
    setProblem(null);
    await call(paths.dropChange, { params: { id } }).then(() => onDropped(t('change_dropped')), setProblem);
    setDropping(false);
  };
  return { drop, isDropping, problem };
}
