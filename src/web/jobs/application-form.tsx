import * as paths from '#contract/paths.generated.ts';
import { applicationFields, type ApplicationField } from '#kernel/choices/contact-topics.ts';
import { retention } from '#kernel/retention.ts';
import { Inline } from '#web/articles/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import styles from '#web/forms/forms.module.css';
import { SuccessMessage } from '#web/forms/success-message.tsx';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit, type Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';

export function ApplicationForm() {
  const t = useT('jobs');
  const tContent = useT('content');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, result, submit } = useSubmit(async (entered) => {
    await call(paths.apply, { body: applicationOf(entered) });
    return { email: entered.email! };
  });
  const labels = {
    name: t('name'),
    email: t('email'),
    field: t('field'),
    link: t('link'),
    message: t('message'),
  };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  if (result) {
    return (
      <SuccessMessage title={t('sent_title')}>
        <p>{t('sent_text', { email: result.email })}</p>
      </SuccessMessage>
    );
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <NeedsScripts />
      <FormProblems problem={problem} labels={labels} form={form} />
      <div className={styles.pair}>
        <Field label={labels.name} name="name" autoComplete="name" maxLength={120} required error={error('name')} />
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={error('email')}
        />
        <SelectField label={labels.field} name="field" error={error('field')}>
          {applicationFields.map((field) => (
            <option key={field} value={field}>
              {t(`field_${field}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={tContent('optional', { label: labels.link })}
          name="link"
          type="url"
          inputMode="url"
          maxLength={300}
          note={t('link_note')}
          error={error('link')}
        />
      </div>
      <TextField
        label={labels.message}
        name="message"
        rows={7}
        maxLength={4000}
        required
        note={t('message_note')}
        error={error('message')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </div>
      <p className={styles.foot}>
        <Inline text={t('privacy', { months: retention.applicationMonths })} />
      </p>
    </Form>
  );
}

function applicationOf({ name = '', email = '', field, link, message = '' }: Entered) {
  return { name, email, field: field as ApplicationField, message, ...(link && { link }) };
}
