import type { BookingView } from '#contract/bookings.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import type { Translate } from '#web/runtime/api/t.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './change-form.module.css';
import { ChangeSums } from './change-sums.tsx';
import type { BookingChange } from './use-change.ts';

/** What the change costs or refunds; that it was refused, and why. */
export function ChangeOutcome({ booking, change }: { booking: BookingView; change: BookingChange }) {
  const t = useT('booking-change');
  const { isChanged, quoted, starts, departure, sending } = change;
  const isWaiting = starts.isLoading || (isChanged && quoted.isOld);
  const isShown = isChanged && quoted.quote !== null && !quoted.problem;
  return (
    <>
      <div aria-live="polite" className={styles.outcome} aria-busy={isWaiting}>
        {isShown ? (
          <div className={isWaiting ? styles.old : undefined}>
            <ChangeSums booking={booking} quote={quoted.quote!} />
          </div>
        ) : isWaiting ? (
          <Waiting>
            <Skeleton />
          </Waiting>
        ) : null}
        {isChanged && quoted.problem ? (
          <Notice tone="bad">{refusalText(quoted.problem, t) ?? t('quote_failed')}</Notice>
        ) : null}
        {!isChanged && !isWaiting && departure ? <p className={styles.soft}>{t('choose')}</p> : null}
      </div>
      {sending.state === 'refused' ? (
        <Notice tone="bad">
          {sending.problem instanceof ApiProblem && sending.problem.code in refused
            ? t(refused[sending.problem.code as keyof typeof refused])
            : (refusalText(sending.problem, t) ?? t('failed'))}
        </Notice>
      ) : null}
    </>
  );
}

/** What happened, and what did not. */
const refused = {
  price_changed: 'price_changed',
  sold_out: 'sold_out',
  departure_closed: 'sold_out',
  booking_state: 'too_late',
} as const;

/** Why a choice was refused: if it is not sold, the reason of its field. */
function refusalText(problem: unknown, t: Translate): string | null {
  const field = problem instanceof ApiProblem ? problem.fields[0]?.message : undefined;
  return field ?? serverText(problem, t);
}
