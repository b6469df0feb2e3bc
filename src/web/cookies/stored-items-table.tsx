import { useId } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './cookies-page.module.css';
import type { StoredItem } from './stored-items.ts';

type Props = { title: string; text: string; items: readonly StoredItem[] };

export function StoredItemsTable({ title, text, items }: Props) {
  const t = useT('cookies');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <table className={styles.items} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('column_name')}</th>
            <th scope="col">{t('column_purpose')}</th>
            <th scope="col">{t('column_kind')}</th>
            <th scope="col">{t('column_lasts')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, kind, lasts }) => (
            <tr key={`${kind} ${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{t(`purpose_${name}`)}</td>
              <td>{t(`kind_${kind}`)}</td>
              <td>{t(`lasts_${lasts}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
