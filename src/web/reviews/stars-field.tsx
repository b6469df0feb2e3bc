import { useId } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { useFieldId } from '#web/ui/form-id.ts';
import styles from './stars-field.module.css';

type Props = { value: number; onChange: (stars: number) => void; error: string | undefined };

/** Five radio buttons that look like stars: arrow keys work as in any radio group. */
export function StarsField({ value, onChange, error }: Props) {
  const t = useT('dashboard');
  const errorId = useId();
  const firstId = useFieldId('stars');
  return (
    <fieldset
      role="radiogroup"
      className={styles.stars}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{t('stars')}</legend>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= value ? styles.filled : undefined}>
            <input
              id={stars === 1 ? firstId : undefined}
              type="radio"
              name="stars"
              className="visually-hidden"
              value={stars}
              required
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-3-5.2 3L6 11.7l-4.4-4 5.9-.7z" />
            </svg>
            <span className="visually-hidden">{t('common:stars_spoken', { count: stars })}</span>
          </label>
        ))}
        <span className={styles.label} aria-hidden="true">
          {value > 0 ? t(`stars_${value as 1 | 2 | 3 | 4 | 5}`) : ''}
        </span>
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
