import { FindForm } from '#web/forms/find-form.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SortField } from '#web/ui/sorting/sort-select.tsx';
import styles from './console.module.css';

type Props = { path: string; query: URLSearchParams; state?: string | null };

/** Above cases that are looked up by whom they are of, among those of one state. */
export function FindCase({ path, query, state = query.get('state') }: Props) {
  const t = useT('moderation');
  const find = query.get('find') ?? '';
  return (
    <FindForm className={`${styles.filters} ${styles.above}`} action={path}>
      <div className={styles.long}>
        <Field
          label={t('find_person')}
          name="find"
          type="search"
          maxLength={254}
          autoComplete="off"
          defaultValue={find}
        />
      </div>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit">{t('find_booking_button')}</Button>
        {find ? (
          <ButtonLink look="quiet" to={withoutFind(path, query)}>
            {t('find_clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}

/** All in the same state and order, from the first page on. */
function withoutFind(path: string, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  for (const name of ['find', 'page']) next.delete(name);
  return next.size > 0 ? `${path}?${next}` : path;
}
