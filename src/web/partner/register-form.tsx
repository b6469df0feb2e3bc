import { PasswordField } from '#web/account/password-field.tsx';
import { Inline } from '#web/content/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import forms from '#web/forms/forms.module.css';
import { useSending, type Entered } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { saveSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Choices } from './choices.ts';
import { Part } from './part.tsx';
import { TraderFields, traderLabels, traderOf, traderWords } from './trader-fields.tsx';

/** Who may move other people's money chooses a longer secret; the server holds to the same number. */
const shortestPassword = 15;

/** Opens the account and the business behind it in one go. Where to go afterwards is the page's matter. */
export function RegisterForm({ choices }: { choices: Choices }) {
  const t = useT('partner-account');
  const { call, language } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(async (entered) => {
    // As it was typed: a blank at its end is part of a password.
    const password = String(new FormData(form.current!).get('password'));
    saveSession(await call('register', { body: { ...accountOf(entered), password, language } }));
  });
  const labels = {
    name: t('person'),
    email: t('login:email'),
    password: t('login:password'),
    ...traderLabels(t, 'supplier.'),
  };
  return (
    <form ref={form} method="post" noValidate className={forms.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} words={traderWords(t, 'supplier.')} form={form} />
      <Part title={t('part_account')}>
        <div className={forms.pair}>
          <Field
            label={labels.name}
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            error={fieldText(problem, 'name')}
          />
          <Field
            label={labels.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            note={t('email_note')}
            error={fieldText(problem, 'email')}
          />
          <PasswordField mode="register" shortest={shortestPassword} error={fieldText(problem, 'password')} />
        </div>
      </Part>
      <TraderFields within="supplier." choices={choices} problem={problem} />
      <p className={forms.foot}>
        <Inline text={t('terms')} />
      </p>
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'registering' : 'register')}
        </Button>
      </div>
    </form>
  );
}

function accountOf(entered: Entered) {
  const { name = '', email = '' } = entered;
  return { role: 'supplier', name, email, supplier: traderOf(entered, 'supplier.') } as const;
}
