import { lazy } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import type { ShownTour } from './shown-tour.ts';
import { WhenNear } from '#web/ui/loading/when-near.tsx';
import styles from './seller.module.css';

const SupplierPortrait = lazy(async () => ({
  default: (await import('./more/supplier-portrait.tsx')).SupplierPortrait,
}));

/** The seller of the tour, and that the marketplace is only an intermediary. */
export function Seller({ tour: { id, trader, supplier, undated } }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const rows = [
    [t('seller_name'), trader.legalName],
    [t('seller_address'), trader.address],
    [t('seller_email'), trader.email],
    [t('seller_phone'), trader.phone],
    [t('seller_register'), trader.registerNumber],
    [t('seller_tax'), trader.taxNumber],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <section className={styles.seller} aria-labelledby="seller">
      <h2 id="seller">{t('seller', { name: supplier.name })}</h2>
      {undated ? null : (
        <WhenNear className={styles.portrait}>
          <SupplierPortrait tourId={id} />
        </WhenNear>
      )}
      <p>{t('seller_text')}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
