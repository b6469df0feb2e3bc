import type { OperatorView } from '#contract/content.ts';
import { useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './facts.module.css';

/** Who runs the marketplace, as far as they have said so. */
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
