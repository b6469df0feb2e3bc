import { Price } from '#web/ui/price.tsx';
import { timesText } from '#web/ui/when-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { cheapestOf } from '../choose-departure.ts';
import styles from './next-starts.module.css';
import type { Booking } from '../use-booking.ts';

/** Beside a refusal that left nothing chosen: what else there is on that day, and its price. */
export function NextBest({ booking: { availability, departure, choose } }: { booking: Booking }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const best = departure ? undefined : cheapestOf(availability?.departures);
  if (!best) return null;
  return (
    <div className={styles.starts} role="group" aria-label={t('same_day')}>
      <p aria-hidden="true">{t('same_day')}</p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The pressed button is about to go.
          currentTarget.form!.querySelector<HTMLElement>('[data-check]')!.focus();
          choose(best);
        }}
      >
        <span>
          <strong>{timesText(best, language)}</strong>&nbsp;· {best.optionName}
        </span>{' '}
        <Price {...best.total!} />
      </button>
    </div>
  );
}
