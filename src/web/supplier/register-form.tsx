import * as paths from '#contract/paths.generated.ts';
import { PasswordField } from '#web/account/password-field.tsx';
import { Inline } from '#web/articles/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import forms from '#web/forms/forms.module.css';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Choices } from './choices.ts';
import { FormSection } from './form-section.tsx';
import { TraderFields, traderErrorTexts, traderLabels, traderOf, withoutDerived } from './trader-fields.tsx';

/** Suppliers need a longer password, because they handle other people's money; the server enforces the same minimum. */
const shortestPassword = 15;

const draft = { caseId: 'supplier', name: 'registration' };

/** Creates the account and the business in one step. The page decides where to go afterwards. */
export function RegisterForm({ choices }: { choices: Choices }) {
  const t = useT('partner-account');
  const { call, language } = usePageContext();
  const { form, problem, isSubmitting, submit } = useDraftSubmit(draft, async (entered) => {
    // Not trimmed: a trailing space is part of a password.
    const password = String(new FormData(form.current!).get('password'));
    const body = { ...accountOf(entered), password, language };
    startSession(
      await call(paths.register, { body }).catch((thrown: unknown) => {
        throw withoutDerived(thrown, 'supplier.');
      }),
    );
  });
  const labels = {
    name: t('person'),
    email: t('login:email'),
    password: t('login:password'),
    ...traderLabels(t, 'supplier.'),
  };
  return (
    <Form ref={form} className={forms.form} onSubmit={submit}>
      <NeedsScripts />
      <FormProblems problem={problem} labels={labels} words={traderErrorTexts(t, 'supplier.')} form={form} />
      <FormSection title={t('part_account')}>
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
          <PasswordField isNew shortest={shortestPassword} error={fieldText(problem, 'password')} />
        </div>
      </FormSection>
      <TraderFields prefix="supplier." choices={choices} problem={problem} />
      <p className={forms.foot}>
        <Inline text={t('terms')} />
      </p>
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'registering' : 'register')}
        </Button>
      </div>
    </Form>
  );
}

function accountOf(entered: Entered) {
  const { name = '', email = '' } = entered;
  return { role: 'supplier', name, email, supplier: traderOf(entered, 'supplier.') } as const;
}
