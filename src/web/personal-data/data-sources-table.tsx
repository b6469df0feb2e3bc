import type { PersonalDataView } from '#contract/accounts/personal-data.ts';
import { listText } from '#kernel/formats.ts';
import { retention } from '#kernel/retention.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { Inline } from '#web/articles/prose.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './personal-info-page.module.css';

export function DataSourcesTable({ parts }: Pick<PersonalDataView, 'parts'>) {
  const t = useT('personal-info');
  const { language } = usePageContext();
  const named = parts.map((part) => ({ ...part, name: part.name as KeyEnding<'personal-info', 'part_'> }));
  const some = named.filter(({ count }) => count > 0);
  const none = named.filter(({ count }) => count === 0);
  const names = listText(
    language,
    none.map(({ name }) => t(`part_${name}`)),
  );
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t('kept')}</h2>
      <p className={styles.text}>
        <Inline text={t('kept_text')} />
      </p>
      <table className={styles.parts} aria-labelledby="kept">
        <thead>
          <tr>
            <th scope="col">{t('column_part')}</th>
            <th scope="col">{t('column_count')}</th>
            <th scope="col">{t('column_fate')}</th>
          </tr>
        </thead>
        <tbody>
          {some.map(({ name, count, fate }) => (
            <tr key={name} data-part={name}>
              <th scope="row">
                {t(`part_${name}`)}
                <p>{t(`text_${name}`, { ...retention })}</p>
              </th>
              <td data-name={t('column_count')}>{count}</td>
              <td data-name={t('column_fate')}>
                <span className={`${styles.fate} ${styles[fate]}`}>{t(`fate_${fate}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {none.length > 0 ? <p className={styles.text}>{t('nothing_of', { parts: names })}</p> : null}
    </section>
  );
}
