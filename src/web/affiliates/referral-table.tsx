import type { AffiliateResultsView } from '#contract/affiliates.ts';
import { dayText } from '#web/place-time.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './affiliates.module.css';

/** Bookings that came of links: which tour, never who. */
export function ReferralTable({ referrals }: Pick<AffiliateResultsView, 'referrals'>) {
  const t = useT('affiliates');
  const { language } = useSurroundings();
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
