import { contactTopics, type ContactTopic } from '#contract/content.paths.ts';
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

export function ContactForm() {
  const t = useT('contact');
  const { call } = useSurroundings();
  const sending = useSending(async (entered) => {
    await call('sendMessage', { body: messageOf(entered) });
    return { email: entered.email! };
  });
  const { form, problem, isSending, result } = sending;
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
      <Sent title={t('sent_title')}>
        <p>{t('sent_text', { email: result.email })}</p>
        <Button look="line" onClick={sending.reset}>
          {t('again')}
        </Button>
      </Sent>
    );
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={sending.submit}>
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
          note={t('email_note')}
          error={error('email')}
        />
        <SelectField label={labels.topic} name="topic" error={error('topic')}>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic_${topic}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={tContent('optional', { label: labels.bookingReference })}
          name="bookingReference"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          note={t('booking_reference_note')}
          error={error('bookingReference')}
        />
      </div>
      <TextField label={labels.message} name="message" rows={7} maxLength={4000} required error={error('message')} />
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
      <p className={styles.foot}>
        <Inline text={t('privacy', { months: kept.messageMonths })} />
      </p>
    </form>
  );
}

/** The server says what is missing: a required field left empty goes there as it is. */
function messageOf({ name = '', email = '', topic, bookingReference, message = '' }: Entered) {
  return { name, email, topic: topic as ContactTopic, message, ...(bookingReference && { bookingReference }) };
}
