import { useId } from 'react';
import { useT } from '#web/surroundings.ts';
import styles from './cookies-page.module.css';
import type { StoredThing } from './stored-things.ts';

type Props = { title: string; text: string; things: readonly StoredThing[] };

export function ThingsTable({ title, text, things }: Props) {
  const t = useT('cookies');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <table className={styles.things} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('column_name')}</th>
            <th scope="col">{t('column_purpose')}</th>
            <th scope="col">{t('column_kind')}</th>
            <th scope="col">{t('column_lasts')}</th>
          </tr>
        </thead>
        <tbody>
          {things.map(({ name, kind, lasts }) => (
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
