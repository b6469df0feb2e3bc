import { useId } from 'react';
import type { ImportFault } from '#contract/suppliers/imports/import-files.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './files.module.css';

type Props = { faults: readonly ImportFault[]; more: number };

/** What is wrong with the lines of a file. */
export function Faults({ faults, more }: Props) {
  const caption = useId();
  const t = useT('supplier-files');
  return (
    <div className={styles.scroller} role="region" aria-labelledby={caption} tabIndex={0}>
      <table className={styles.faults}>
        <caption id={caption}>{t('faults')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line}</td>
              <td>
                <code>{field}</code>
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>{t('more_faults', { count: more })}</p> : null}
    </div>
  );
}
