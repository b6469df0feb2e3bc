import type { AffiliateResultsView } from '#contract/affiliates.ts';
import { dayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './affiliates.module.css';

/** Bookings through the affiliate's links: the tour, never the traveller. */
export function ReferralTable({ referrals }: Pick<AffiliateResultsView, 'referrals'>) {
  const t = useT('affiliates');
  const { language } = usePageContext();
  if (referrals.length === 0) return <p>{t('no_referrals')}</p>;
  return (
    <table className={styles.table} aria-labelledby="referrals">
      <thead>
        <tr>
          <th scope="col">{t('tour')}</th>
          <th scope="col">{t('trip_on')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {referrals.map(({ tour, startsOn, referredAt, state, share }) => (
          <tr key={referredAt}>
            <th scope="row">{tour}</th>
            <td>{dayText(startsOn, language)}</td>
            <td>{t(`referral_${state}`)}</td>
            <td>
              <Price priceMinor={share.priceMinor} currency={share.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
