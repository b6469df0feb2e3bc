import { Form } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SortField } from '#web/ui/sorting/sort-select.tsx';
import styles from './console.module.css';

/** Above cases that are looked up by who wrote them, among those of one state. */
export function FindCase({ path, query }: { path: string; query: URLSearchParams }) {
  const t = useT('moderation');
  const state = query.get('state');
  return (
    <Form
      key={query.toString()}
      className={`${styles.filters} ${styles.above}`}
      action={path}
      method="get"
      role="search"
    >
      <div className={styles.long}>
        <Field
          label={t('find_person')}
          name="find"
          type="search"
          maxLength={254}
          autoComplete="off"
          defaultValue={query.get('find') ?? ''}
        />
      </div>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit">{t('find_booking_button')}</Button>
      </div>
    </Form>
  );
}
