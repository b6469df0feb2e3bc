import type { OperatorView } from '#contract/marketplace.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './facts.module.css';

/** The operator's legal details that are configured. */
export function OperatorFacts({ operator }: { operator: OperatorView }) {
  const t = useT('legal');
  const rows = [
    [t('operator_name'), operator.name],
    [t('operator_represented'), operator.representedBy],
    [t('operator_address'), operator.address],
    [t('operator_country'), operator.countryName],
    [t('operator_email'), operator.email],
    [t('operator_phone'), operator.phone],
    [t('operator_register'), operator.registerNumber],
    [t('operator_tax'), operator.taxNumber],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <>
      {rows.length === 0 ? (
        <Notice>{t('operator_unset')}</Notice>
      ) : (
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === operator.email ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <ButtonLink to="/contact" look="line">
          {t('operator_write')}
        </ButtonLink>
      </p>
    </>
  );
}
