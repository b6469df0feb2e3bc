import './affiliate-calls.ts';
import { useLocation } from 'react-router';
import type { AffiliateKind, AffiliationView } from '#contract/affiliates.ts';
import { kept } from '#kernel/retention.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import formStyles from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { Inline } from '#web/content/prose.tsx';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from './affiliates.module.css';

type Props = { kind: AffiliateKind; isSignedIn: boolean; onApplied: (affiliation: AffiliationView) => void };

export function ApplicationForm({ kind, isSignedIn, onApplied }: Props) {
  const t = useT('affiliates');
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(async (entered) => {
    const { name = '', link = '', message = '', promise } = entered;
    const body = { kind, name, link, message, promise: promise === 'on' };
    onApplied(await call('applyAsAffiliate', { body }));
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
    <form ref={form} method="post" noValidate className={formStyles.form} onSubmit={submit}>
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
          <Button type="submit" disabled={isSending}>
            {t(isSending ? 'sending' : 'send')}
          </Button>
        </div>
      ) : (
        <SignInFirst />
      )}
      <p className={formStyles.foot}>
        <Inline text={t('privacy', { months: kept.applicationMonths })} />
      </p>
    </form>
  );
}

/** Links belong to an account: whoever earns with them has to be somebody. */
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
