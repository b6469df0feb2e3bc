import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { Entered } from '#contract/accounts.ts';
import { ApiProblem } from '#web/call.ts';
import { faultsIn } from '#web/forms/check-form.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { fieldText, serverText } from '#web/problem-text.ts';
import { saveSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './login-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import type { SecondStep } from './second-step-form.tsx';

export type Mode = 'sign_in' | 'register';

type Props = { mode: Mode; otherMode: string; onSecondStep: (step: SecondStep) => void };

/** One form for both: only the call and the words differ. Where to go afterwards is the page's matter.
 *  `post`: sent before the script has come, a password must not end up in an address. */
export function SignInForm({ mode, otherMode, onSecondStep }: Props) {
  const t = useT('login');
  const { failure, sending, form, submit } = useSignIn(mode, onSecondStep);
  const labels = { email: t('email'), password: t('password') };
  const refusal = (
    <>
      {serverText(failure, t) ?? t('auth:error')}{' '}
      {hasCode(failure, 'email_taken') ? <Link to={otherMode}>{t('go_sign_in')}</Link> : null}
    </>
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormProblems problem={failure} labels={labels} form={form} failed={refusal} />
      <Field
        label={labels.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(failure, 'email')}
      />
      <PasswordField mode={mode} error={fieldText(failure, 'password')} />
      {mode === 'register' ? <p className={styles.terms}>{t('terms')}</p> : null}
      <Button type="submit" full disabled={sending}>
        {t(sending ? `sending_${mode}` : `submit_${mode}`)}
      </Button>
      {mode === 'sign_in' ? <PasskeyButton /> : null}
      <p className={styles.other}>
        {t(`other_question_${mode}`)}{' '}
        <Link to={otherMode} replace>
          {t(`other_${mode}`)}
        </Link>
      </p>
      {mode === 'sign_in' ? (
        <p className={`${styles.other} ${styles.elsewhere}`}>
          <Link to="/forgot-password">{t('forgot')}</Link>
          <Link to="/find-booking">{t('find_booking')}</Link>
        </p>
      ) : null}
    </form>
  );
}

function useSignIn(mode: Mode, onSecondStep: Props['onSecondStep']) {
  const { call, language } = useSurroundings();
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) };
    setSending(true);
    setFailure(null);
    try {
      const faults = faultsIn(event.currentTarget, t);
      if (faults) throw faults;
      const entered: Entered =
        mode === 'register'
          ? await call('register', { body: { ...body, role: 'client', language } })
          : await call('login', { body });
      if ('secondStep' in entered) onSecondStep(entered.secondStep);
      else saveSession(entered);
    } catch (thrown) {
      setFailure(thrown);
      setSending(false);
      requestAnimationFrame(() => focusError(form.current, thrown));
    }
  };
  return { failure, sending, form, submit };
}

/** The first field at fault; a refusal of the pair is mended in the password, whose text is kept and selected. */
function focusError(form: HTMLFormElement | null, thrown: unknown): void {
  const name =
    ['email', 'password'].find((field) => fieldText(thrown, field)) ??
    (hasCode(thrown, 'email_taken') ? 'email' : 'password');
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  if (name === 'password') field.select();
}

function hasCode(thrown: unknown, code: ApiProblem['code']): boolean {
  return thrown instanceof ApiProblem && thrown.code === code;
}
