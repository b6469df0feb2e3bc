import * as paths from '#contract/paths.generated.ts';
import { contactTopics, type ContactTopic } from '#kernel/choices/contact-topics.ts';
import { retention } from '#kernel/retention.ts';
import { Inline } from '#web/articles/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import styles from '#web/forms/forms.module.css';
import { SuccessMessage } from '#web/forms/success-message.tsx';
import { FormName, useServedForm, type ServedForm } from '#web/forms/served-form.tsx';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { type ContactPrefill, messageMax } from './contact-prefill.ts';

export const contactForm: ServedForm<{ email: string }> = {
  name: 'contact',
  async send(call, entered) {
    await call(paths.sendMessage, { body: messageOf(entered) });
    return { email: entered.email! };
  },
};

export function ContactForm({ prefill }: { prefill: ContactPrefill }) {
  const t = useT('contact');
  const sending = useServedForm(contactForm);
  const { form, problem, isSubmitting, result, name: formName, initialValue } = sending;
  const tContent = useT('content');
  const labels = {
    name: t('name'),
    email: t('email'),
    topic: t('topic'),
    bookingReference: t('booking_reference'),
    message: t('message'),
  };
  const error = (name: keyof typeof labels) => fieldText(problem, name);
  if (result) {
    return (
      <SuccessMessage title={t('sent_title')}>
        <p>{t('sent_text', { email: result.email })}</p>
        <Button look="line" onClick={sending.reset}>
          {t('again')}
        </Button>
      </SuccessMessage>
    );
  }
  return (
    <Form ref={form} action="#form" className={styles.form} onSubmit={sending.submit}>
      <FormName name={formName} />
      <FormProblems problem={problem} labels={labels} form={form} />
      <div className={styles.pair}>
        <Field
          label={labels.name}
          name="name"
          defaultValue={initialValue('name')}
          autoComplete="name"
          maxLength={120}
          required
          error={error('name')}
        />
        <Field
          label={labels.email}
          name="email"
          type="email"
          defaultValue={initialValue('email')}
          autoComplete="email"
          maxLength={254}
          required
          note={t('email_note')}
          error={error('email')}
        />
        <SelectField
          label={labels.topic}
          name="topic"
          defaultValue={initialValue('topic') ?? prefill.topic}
          error={error('topic')}
        >
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic_${topic}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={tContent('optional', { label: labels.bookingReference })}
          name="bookingReference"
          defaultValue={initialValue('bookingReference')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          note={t('booking_reference_note')}
          error={error('bookingReference')}
        />
      </div>
      <TextField
        label={labels.message}
        name="message"
        defaultValue={initialValue('message') ?? prefill.message}
        rows={7}
        maxLength={messageMax}
        required
        error={error('message')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </div>
      <p className={styles.foot}>
        <Inline text={t('privacy', { months: retention.messageMonths })} />
      </p>
    </Form>
  );
}

/** Required fields are sent even if empty, so that the server reports them. */
function messageOf({ name = '', email = '', topic, bookingReference, message = '' }: Entered) {
  return { name, email, topic: topic as ContactTopic, message, ...(bookingReference && { bookingReference }) };
}
