import { useState } from 'react';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './codes.module.css';

export type CodeTour = { id: string; title: string };

const shownFirst = 8;
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Some of the own tours; of many the first, those that a word finds, and those that are chosen. All of them stay part of the form. */
export function TourChoice({ tours, error }: { tours: readonly CodeTour[]; error: string | undefined }) {
  const t = useT('supplier-codes');
  const [word, setWord] = useState('');
  const [isAll, setAll] = useState(false);
  const found = tours.filter(({ title }) => folded(title).includes(folded(word)));
  const shown = new Set((isAll || word ? found : found.slice(0, shownFirst)).map(({ id }) => id));
  const isLong = tours.length > shownFirst;
  return (
    <fieldset className={styles.group}>
      <legend>{t('tours')}</legend>
      <p className={team.soft}>{t('tours_note')}</p>
      {isLong ? (
        <Field
          type="search"
          label={t('tours_find')}
          name="find"
          autoComplete="off"
          value={word}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={(event) => {
            // It finds as it is written; Enter would send the form of the code.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      <ul className={styles.tours}>
        {tours.map(({ id, title }) => (
          <li key={id} hidden={!shown.has(id)}>
            <CheckField name={`tour:${id}`} label={title} />
          </li>
        ))}
      </ul>
      <p role="status" className={team.soft}>
        {word ? t('tours_found', { count: found.length }) : null}
      </p>
      {isLong && !word ? (
        <div>
          <Button look="line" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t('tours_fewer') : t('tours_all', { count: tours.length })}
          </Button>
        </div>
      ) : null}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
