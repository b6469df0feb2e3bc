import type { DifferenceView } from '#contract/operator/seller-reports.ts';
import { countryName } from '#kernel/country-name.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from '../console.module.css';
import { type Done, MakeFiling } from './filings.tsx';

type Props = {
  loaded: ResponseBody<'listSellerFilings'>;
  hrefOf: (page: number) => string;
  onDone: Done;
};

/** Of which sellers the filed report is not true any more, and the files that say so. */
export function Differences({ loaded, hrefOf, onDone }: Props) {
  const t = useT('seller-reports');
  const { year, filings, canCorrect, counts, operatorChanged, data } = loaded;
  const isOpen = filings.some(({ filedAt }) => filedAt === null);
  if (filings.every(({ filedAt }) => filedAt === null)) return null;
  if (!canCorrect) return <p>{t('differences_closed', { year })}</p>;
  if (counts.new + counts.changed + counts.gone === 0 && !operatorChanged)
    return <p>{t('differences_none', { year })}</p>;
  const isCorrected = counts.changed + counts.gone > 0 || operatorChanged;
  return (
    <section className={styles.card} aria-labelledby="differences">
      <h2 id="differences">{t('differences')}</h2>
      {operatorChanged ? <p>{t('operator_changed')}</p> : null}
      <ul className={styles.rows}>
        {data.map((one) => (
          <Difference key={`${one.supplierId} ${one.currency}`} difference={one} />
        ))}
      </ul>
      <Pagination {...loaded} hrefOf={hrefOf} />
      {isOpen ? <p>{t('differences_first')}</p> : null}
      {isOpen ? null : (
        <div className={styles.actions}>
          {isCorrected ? (
            <MakeFiling year={year} kind="correction" label={t('make_correction')} onDone={onDone} />
          ) : null}
          {counts.new > 0 ? (
            <MakeFiling
              year={year}
              kind="additional"
              label={t('make_additional', { count: counts.new })}
              onDone={onDone}
            />
          ) : null}
        </div>
      )}
      {!isOpen && isCorrected && counts.new > 0 ? <p className={styles.soft}>{t('differences_apart')}</p> : null}
    </section>
  );
}

const labels = {
  legalName: 'legal_name',
  address: 'address',
  country: 'country',
  registerNumber: 'register_number',
  kind: 'field_kind',
  firstName: 'field_firstName',
  lastName: 'field_lastName',
  birthDate: 'field_birthDate',
  birthCity: 'field_birthCity',
  birthCountry: 'field_birthCountry',
  tin: 'field_tin',
  tinCountry: 'field_tinCountry',
  vatNumber: 'field_vatNumber',
  activities: 'activities',
  consideration: 'consideration',
  fees: 'fees',
} as const;

function Difference({ difference: { name, currency, change, parts } }: { difference: DifferenceView }) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const shown = (part: keyof typeof labels, value: string | null) => {
    if (value === null) return t('nothing_there');
    if (part === 'kind') return t(value === 'entity' ? 'kind_entity' : 'kind_individual');
    return /country/i.test(part) ? countryName(value, language) : value;
  };
  const labelOf = (part: keyof typeof labels) =>
    part === 'activities' || part === 'consideration' || part === 'fees'
      ? t('part_amounts', { part: t(labels[part]), currency })
      : t(labels[part]);
  return (
    <li>
      <strong>{name}</strong>
      <span className={styles.soft}>
        <span>{t(`change_${change}`)}</span>
        <span>{currency}</span>
      </span>
      {parts.map(({ part, filed, now }) => (
        <span key={part}>
          {t('was_now', { part: labelOf(part), filed: shown(part, filed), now: shown(part, now) })}
        </span>
      ))}
    </li>
  );
}
