import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { Inline } from '#web/articles/prose.tsx';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './supplier-page.module.css';

/** The supplier's business details, as travellers see them on its tours. */
export function TraderFacts({ supplier }: { supplier: SupplierView }) {
  const t = useT('partner-home');
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <p className={styles.intro}>
        <Inline text={t(supplier.state === 'verified' ? 'facts_verified' : 'facts_text')} />
      </p>
      <TraderList supplier={supplier} />
    </section>
  );
}

export function TraderList({ supplier }: { supplier: SupplierView }) {
  const t = useT('partner-home');
  const tAccount = useT('partner-account');
  const { language } = usePageContext();
  const rows = [
    [tAccount('trader_legalName'), supplier.legalName],
    [tAccount('trader_address'), `${supplier.address}, ${supplier.countryName}`],
    [t('email'), supplier.email],
    [tAccount('trader_phone'), supplier.phone],
    [tAccount('trader_registerNumber'), [supplier.registerName, supplier.registerNumber].filter(Boolean).join(', ')],
    [tAccount('trader_taxNumber'), supplier.taxNumber],
    [t('currency'), supplier.currency],
    [t('certified'), supplier.selfCertifiedAt && longDate(supplier.selfCertifiedAt, language)],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
