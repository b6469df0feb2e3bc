import { usePageContext } from '#web/runtime/router/page-context.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import type { Booking } from '../use-booking.ts';
import styles from './booking-terms.module.css';

/** What the button books: it stays in view with the total, while the options may be above the window. */
export function ChosenStart({ booking: { departure } }: { booking: Booking }) {
  const { language } = usePageContext();
  return departure ? (
    <p className={styles.start}>
      <strong>{dayAndTimes(departure, language)}</strong> · {departure.optionName}
    </p>
  ) : null;
}
