import type { BookingView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '../booking/booking-page.module.css';
import { deadlineOf } from '#web/ui/refund-deadline.ts';
import { momentText } from '#web/ui/place-time.ts';

/** The policy as it applies to this booking: dates and hours instead of 'up to 24 h before'. Left out once nothing can be
 *  cancelled any more. */
export function PolicyTiers({
  booking: { policy, startsAtUtc, timeZone, city, status, state },
}: {
  booking: BookingView;
}) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  if (status === 'Cancelled' || state === 'completed' || state === 'no_show') return null;
  return (
    <section>
      <h2>{t('policy')}</h2>
      {policy.tiers.length === 0 ? <p>{t('policy_none')}</p> : null}
      <ul className={styles.tiers}>
        {policy.tiers.map(({ hoursBefore, refundPercent }) => {
          const deadline = deadlineOf(startsAtUtc, hoursBefore);
          const isOver = Date.parse(deadline) < Date.now();
          return (
            <li key={hoursBefore} className={isOver ? styles.past : undefined}>
              {t(refundPercent === 100 ? 'tier_full' : 'tier_part', {
                percent: refundPercent,
                moment: momentText(deadline, timeZone, language),
                place: city,
              })}
              {isOver ? <span className="visually-hidden"> {t('tier_over')}</span> : null}
            </li>
          );
        })}
        {policy.tiers.length > 0 ? <li>{t('tier_after')}</li> : null}
      </ul>
    </section>
  );
}
