import type { SellerOfYearView } from '#contract/operator/seller-reports.ts';
import { countryName } from '#kernel/country-name.ts';
import { listText } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { RequestDates } from '#web/seller-reports/request-dates.tsx';
import { Amounts } from '#web/seller-reports/amounts.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from '../console.module.css';
import own from './sellers.module.css';

/** A seller with what becomes of it in the report; its quarters are folded away. */
export function Seller({ seller }: { seller: SellerOfYearView }) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const { name, trader, state, kind, countries, currencies, request } = seller;
  const places = countries.map((code) => countryName(code, language));
  return (
    <li className={own.seller}>
      <strong>{name}</strong>
      <span className={styles.soft}>
        <span>{t(`state_${state}`)}</span>
        <span>{trader.legalName}</span>
        <span>{trader.countryName}</span>
        {kind ? <span>{t(`kind_${kind}`)}</span> : null}
        <span>{t('tours_in', { places: listText(language, places) })}</span>
      </span>
      {request ? <RequestDates request={request} /> : null}
      {currencies.map((amounts) => (
        <details key={amounts.currency} className={styles.fold}>
          <summary>
            {t('consideration')} <Price {...amounts.consideration} />
          </summary>
          <Amounts name={name} amounts={amounts} />
        </details>
      ))}
    </li>
  );
}
