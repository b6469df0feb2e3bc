import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Entered } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { Inline } from '#web/articles/prose.tsx';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldErrorsIn } from '#web/forms/check-form.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useFieldsPutRight } from '#web/forms/use-fields-put-right.ts';
import { useRefusalFocus } from '#web/forms/use-refusal-focus.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, NameField } from './account-fields.tsx';
import styles from './login-page.module.css';
import { openSuspension } from './open-suspension.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import type { SecondStep } from './second-step-form.tsx';

export type Mode = 'sign_in' | 'register';

type Props = {
  mode: Mode;
  otherMode: string;
  /** On the way to a booking: the supplier learns who comes. */
  asksName: boolean;
  name: string;
  onName: (typed: string) => void;
  email: string;
  onEmail: (typed: string) => void;
  onSecondStep: (step: SecondStep) => void;
  onCode: (() => void) | undefined;
};

/** One form for signing in and signing up: only the call and the texts differ. The page decides where to go afterwards.
 *  `post`: if it is submitted before the scripts have loaded, the password must not end up in an address. */
export function SignInForm({ mode, otherMode, asksName, name, onName, ...props }: Props) {
  const { email, onEmail, onSecondStep, onCode } = props;
  const t = useT('login');
  const { failure, sending: isSubmitting, form, submit } = useSignIn(mode, onSecondStep);
  useFocusOfMode(form, mode);
  const labels = { name: t('name'), email: t('email'), password: t('password') };
  const refusal = (
    <>
      {serverText(failure, t) ?? t('auth:error')}{' '}
      {hasCode(failure, 'email_taken') ? <Link to={otherMode}>{t('go_sign_in')}</Link> : null}
    </>
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormProblems problem={failure} labels={labels} form={form} failed={refusal} />
      {mode === 'register' && asksName ? <NameField typed={name} onTyped={onName} problem={failure} /> : null}
      <EmailField typed={email} onTyped={onEmail} problem={failure} />
      <PasswordField isNew={mode === 'register'} error={fieldText(failure, 'password')} />
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? `sending_${mode}` : mode === 'register' && asksName ? 'submit_booking' : `submit_${mode}`)}
      </Button>
      {mode === 'register' ? (
        <p className={styles.terms}>
          <Inline text={t('terms')} />
        </p>
      ) : null}
      {onCode ? (
        <Button look="line" full onClick={onCode}>
          {t('by_code')}
        </Button>
      ) : null}
      {mode === 'sign_in' ? <PasskeyButton /> : null}
      <p className={styles.other}>
        {t(`other_question_${mode}`)}{' '}
        <Link to={otherMode} replace>
          {t(`other_${mode}`)}
        </Link>
      </p>
      {mode === 'sign_in' ? (
        <p className={`${styles.other} ${styles.otherPage}`}>
          <Link to="/forgot-password">{t('forgot')}</Link>
          <Link to="/find-booking">{t('find_booking')}</Link>
        </p>
      ) : null}
    </Form>
  );
}

/** A visitor who has switched between signing in and registering continues to type. Before anything can be tapped: a focus that moved
 *  later took the password into the field of the address. */
function useFocusOfMode(form: { current: HTMLFormElement | null }, mode: Mode): void {
  const shown = useRef(mode);
  useLayoutEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    form.current!.querySelector('input')!.focus();
  }, [form, mode]);
}

function useSignIn(mode: Mode, onSecondStep: Props['onSecondStep']) {
  const { call, language } = usePageContext();
  const navigate = useNavigate();
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  // The failure belongs to one mode: switching keeps what was typed, not what was wrong with it.
  const [failed, setFailed] = useState<{ mode: Mode; problem: unknown } | null>(null);
  useFieldsPutRight(form, failed?.problem, (withoutThose) =>
    setFailed((shown) => shown && { ...shown, problem: withoutThose(shown.problem) }),
  );
  const report = useRefusalFocus(failed?.problem, (problem) => focusError(form.current, problem));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) };
    const name = typed.get('name');
    setSubmitting(true);
    setFailed(null);
    try {
      const fieldErrors = fieldErrorsIn(event.currentTarget, t);
      if (fieldErrors) throw fieldErrors;
      const entered: Entered =
        mode === 'register'
          ? await call(paths.register, {
              body: { ...body, ...(name && { name: String(name) }), role: 'client', language },
            })
          : await call(paths.login, { body });
      if ('secondStep' in entered) onSecondStep(entered.secondStep);
      else startSession(entered);
    } catch (thrown) {
      if (await openSuspension(thrown, call, navigate)) return;
      report(thrown);
      setFailed({ mode, problem: thrown });
      setSubmitting(false);
    }
  };
  const failure = failed?.mode === mode ? failed.problem : null;
  return { failure, sending: isSubmitting, form, submit };
}

/** Focuses the first invalid field. If e-mail and password together are wrong, the password, with its text selected. */
function focusError(form: HTMLFormElement | null, thrown: unknown): void {
  const name =
    ['name', 'email', 'password'].find((field) => fieldText(thrown, field)) ??
    (hasCode(thrown, 'email_taken') ? 'email' : 'password');
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  if (name === 'password') field.select();
}

function hasCode(thrown: unknown, code: ApiProblem['code']): boolean {
  return thrown instanceof ApiProblem && thrown.code === code;
}
