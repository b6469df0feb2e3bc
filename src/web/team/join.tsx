import * as paths from '#contract/paths.generated.ts';
import styles from '#web/account/login-page.module.css';
import { PasswordField } from '#web/account/password-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { signOut } from '#web/shell/menus/sign-out.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Props = { invitation: ResponseBody<'readInvitation'>; token: string; onDone: () => void };

/** As of partners who register: they handle other people's data. */
const shortestPassword = 15;

/** Joins with a new account, with the own one, or says how to get there. */
export function Join({ invitation: { email, hasAccount }, token, onDone }: Props) {
  const t = useT('team');
  const { call } = usePageContext();
  const user = useSession()?.user;
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ password, name }) => {
    startSession(await call(paths.acceptInvitation, { body: { token, password, name } }));
    onDone();
  });
  if (user && user.email !== email)
    return (
      <>
        <p>{t('join_other', { own: user.email, email })}</p>
        <Button look="line" onClick={() => void signOut()}>
          {t('join_sign_out')}
        </Button>
      </>
    );
  if (!user && hasAccount)
    return (
      <>
        <p>{t('join_sign_in', { email })}</p>
        <ButtonLink to="/login?next=%2Fsupplier%2Finvitation">{t('join_sign_in_action')}</ButtonLink>
      </>
    );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t(user ? 'join_known' : 'join_new', { email })}</p>
      <FormProblems problem={problem} labels={{ name: t('join_name'), password: t('login:password') }} form={form} />
      {user ? null : (
        <>
          <Field
            label={t('join_name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            error={fieldText(problem, 'name')}
          />
          <PasswordField isNew shortest={shortestPassword} error={fieldText(problem, 'password')} />
        </>
      )}
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'joining' : 'join_submit')}
      </Button>
    </Form>
  );
}
