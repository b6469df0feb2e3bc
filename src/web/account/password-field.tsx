import { useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './login-page.module.css';

const shortestNew = 8;

type Props = { isNew?: boolean; error: string | undefined; shortest?: number };

export function PasswordField({ isNew = false, error, shortest = shortestNew }: Props) {
  const t = useT('login');
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        label={t('password')}
        name="password"
        type={shown ? 'text' : 'password'}
        required
        minLength={isNew ? shortest : undefined}
        maxLength={200}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        note={isNew ? t('password_note', { count: shortest }) : undefined}
        error={error}
      />
      <button
        type="button"
        className={styles.show}
        aria-label={t(shown ? 'hide_password' : 'show_password')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'hide' : 'show')}
      </button>
    </div>
  );
}
