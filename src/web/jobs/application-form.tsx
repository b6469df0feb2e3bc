import { applicationFields, type ApplicationField } from '#contract/content.paths.ts';
import { kept } from '#kernel/retention.ts';
import { Inline } from '#web/content/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import styles from '#web/forms/forms.module.css';
import { Sent } from '#web/forms/sent.tsx';
import { useSending, type Entered } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';

export function ApplicationForm() {
  const t = useT('jobs');
  const tContent = useT('content');
  const { call } = useSurroundings();
  const { form, problem, isSending, result, submit } = useSending(async (entered) => {
    await call('apply', { body: applicationOf(entered) });
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
      <Sent title={t('sent_title')}>
        <p>{t('sent_text', { email: result.email })}</p>
      </Sent>
    );
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
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
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
      <p className={styles.foot}>
        <Inline text={t('privacy', { months: kept.applicationMonths })} />
      </p>
    </form>
  );
}

function applicationOf({ name = '', email = '', field, link, message = '' }: Entered) {
  return { name, email, field: field as ApplicationField, message, ...(link && { link }) };
}
