import { useState } from 'react';
import type { Currency } from '#kernel/money.ts';
import type { UnitKind } from '#kernel/units.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import '#web/styles/boxes.css';
import styles from './edits.module.css';

export type Tours = readonly { id: string; title: string; currency: Currency; units: readonly UnitKind[] }[];

/** `chosen`: null for all tours. */
type Props = { tours: Tours; chosen: readonly string[] | null; onChange: (chosen: string[] | null) => void };

const manyTours = 8;

/** All tours, or some of them. */
export function TourChoice({ tours, chosen, onChange }: Props) {
  const t = useT('calendar');
  return (
    <fieldset className={styles.tours}>
      <legend>{t('tours')}</legend>
      <div className={styles.buttons}>
        <label>
          <input type="radio" name="which-tours" checked={chosen === null} onChange={() => onChange(null)} />
          {t('all_tours')}
        </label>
        <label>
          <input type="radio" name="which-tours" checked={chosen !== null} onChange={() => onChange([])} />
          {t('chosen_tours')}
        </label>
      </div>
      {chosen === null ? null : <Titles tours={tours} chosen={chosen} onChange={onChange} />}
    </fieldset>
  );
}

function Titles({ tours, chosen, onChange }: Props & { chosen: readonly string[] }) {
  const t = useT('calendar');
  const [query, setQuery] = useState('');
  const shown = tours.filter(({ title }) => title.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
  return (
    <>
      {tours.length > manyTours ? (
        <Field
          type="search"
          label={t('find_tour')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <div className={styles.titles}>
        {shown.length === 0 ? <p className={styles.soft}>{t('no_tour')}</p> : null}
        {shown.map(({ id, title }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
            {title}
          </label>
        ))}
      </div>
    </>
  );
}
