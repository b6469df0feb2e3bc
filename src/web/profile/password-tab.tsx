import { useState } from 'react';
import { Link } from 'react-router';
import type { UserView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { Form } from '#web/forms/form.tsx';
import formStyles from '#web/forms/forms.module.css';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './password-tab.module.css';
import { ProblemSummary } from './problem-summary.tsx';
import { ReauthenticationProvider, useReauthentication } from './security/reauthentication.tsx';

/** The same minimum as on the server (src/domain/accounts/passwords/password-rules.ts): suppliers and operators reach other people's data and money. */
const shortest = { client: 8, supplier: 15, admin: 15 };

/** Of an account that is signed in to with a code: its first password, after recent authentication. */
export function PasswordTab({ user }: { user: UserView }) {
  return (
    <ReauthenticationProvider>
      <PasswordForm user={user} />
    </ReauthenticationProvider>
  );
}

function PasswordForm({ user }: { user: UserView }) {
  const t = useT('profile');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const [hasPassword, setHasPassword] = useState(user.has_password);
  const [shown, setShown] = useState(false);
  const [saved, setSaved] = useState(false);
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      setSaved(false);
      const isChanged = await runReauthenticated(async () => {
        const { currentPassword, password } = entered;
        await call(paths.changePassword, {
          body: { ...(hasPassword && { currentPassword: currentPassword! }), password: password! },
        });
        return true;
      });
      if (!isChanged) return;
      form.current?.reset();
      setHasPassword(true);
      setSaved(true);
    },
    { checkFirst: true },
  );
  const secret = { type: shown ? 'text' : 'password', required: true, autoCapitalize: 'none', spellCheck: false };
  return (
    <>
      <StatusMessage isShown={saved}>
        <Notice tone="good">{t('password_saved')}</Notice>
      </StatusMessage>
      <Form ref={form} className={formStyles.form} onSubmit={submit}>
        <div className={styles.top}>
          <h2>{t(hasPassword ? 'password_heading' : 'password_set_heading')}</h2>
          <Button
            look="quiet"
            aria-label={t(shown ? 'password_hide_spoken' : 'password_show_spoken')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'password_hide' : 'password_show')}
          </Button>
        </div>
        <ProblemSummary problem={problem} form={form} failed={t('password_failed')} fields={fields} />
        {/** For password managers: the user name. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {hasPassword ? (
          <>
            <Field
              {...secret}
              label={t('password_current')}
              name="currentPassword"
              maxLength={200}
              autoComplete="current-password"
              error={fieldText(problem, 'currentPassword')}
            />
            <Link to="/forgot-password">{t('password_forgotten')}</Link>
          </>
        ) : (
          <p>{t('password_set_text')}</p>
        )}
        <Field
          {...secret}
          label={t('password_new')}
          name="password"
          minLength={shortest[user.role]}
          maxLength={200}
          autoComplete="new-password"
          note={t('password_rule_length', { count: shortest[user.role] })}
          error={fieldText(problem, 'password')}
        />
        <section className={styles.rules}>
          <h3>{t('password_rules')}</h3>
          <ul>
            <li>{t('password_rule_any')}</li>
            <li>{t('password_rule_common')}</li>
          </ul>
        </section>
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'saving' : hasPassword ? 'password_save' : 'password_set')}
          </Button>
        </div>
      </Form>
    </>
  );
}

const fields = ['currentPassword', 'password'] as const;
