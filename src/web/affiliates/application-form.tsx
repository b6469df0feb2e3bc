import { useLocation } from 'react-router';
import type { AffiliateKind, AffiliationView } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import { retention } from '#kernel/retention.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import formStyles from '#web/forms/forms.module.css';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { Inline } from '#web/articles/prose.tsx';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from './affiliates.module.css';

type Props = { kind: AffiliateKind; isSignedIn: boolean; onApplied: (affiliation: AffiliationView) => void };

export function ApplicationForm({ kind, isSignedIn, onApplied }: Props) {
  const t = useT('affiliates');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const { name = '', link = '', message = '', promise } = entered;
    const body = { kind, name, link, message, promise: promise === 'on' };
    onApplied(await call(paths.applyAsAffiliate, { body }));
    return body;
  });
  const labels = {
    name: t('name'),
    link: t(`${kind}.link`),
    message: t(`${kind}.message`),
    promise: t('promise'),
  };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  return (
    <Form ref={form} className={formStyles.form} onSubmit={submit}>
      <NeedsScripts />
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        label={labels.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        note={t('name_note')}
        error={error('name')}
      />
      <Field
        label={labels.link}
        name="link"
        type="url"
        inputMode="url"
        maxLength={300}
        required
        note={t('link_note')}
        error={error('link')}
      />
      <TextField
        label={labels.message}
        name="message"
        rows={6}
        maxLength={4000}
        required
        note={t(`${kind}.message_note`)}
        error={error('message')}
      />
      <CheckField name="promise" label={labels.promise} error={error('promise')} required />
      {isSignedIn ? (
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'sending' : 'send')}
          </Button>
        </div>
      ) : (
        <SignInFirst />
      )}
      <p className={formStyles.foot}>
        <Inline text={t('privacy', { months: retention.applicationMonths })} />
      </p>
    </Form>
  );
}

/** Applying requires an account: links belong to one. */
function SignInFirst() {
  const t = useT('affiliates');
  const { pathname } = useLocation();
  return (
    <div className={styles.signIn}>
      <p>{t('sign_in_first')}</p>
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`}>{t('sign_in')}</ButtonLink>
    </div>
  );
}
