import { FindForm } from '#web/forms/find-form.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './help-search.module.css';

export function HelpSearch({ searched }: { searched: string }) {
  const t = useT('help');
  return (
    <FindForm className={styles.form} action="/help">
      <label htmlFor="help-q">{t('search_label')}</label>
      <div className={styles.line}>
        <input
          id="help-q"
          className={styles.input}
          type="search"
          name="q"
          defaultValue={searched}
          maxLength={200}
          required
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search_example')}
        />
        <Button type="submit">{t('search')}</Button>
      </div>
    </FindForm>
  );
}
