import formStyles from '#web/forms/forms.module.css';
import { fieldText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import { Field, TextField } from '#web/ui/field.tsx';

/** What shows on the card while it is typed. */
export type Typed = { recipientName: string; senderName: string; message: string };
type Name = keyof Typed | 'recipientEmail' | 'sendOn';
type Props = {
  labels: Record<Name, string>;
  problem: unknown;
  typed: Typed;
  onType: (typed: Typed) => void;
};

/** Whom it is for, from whom, and when. */
export function GiftFields({ labels, problem, typed, onType }: Props) {
  const t = useT('gift-cards');
  const tContent = useT('content');
  const field = (name: Name) => ({ name, label: labels[name], error: fieldText(problem, name) });
  const shown = (name: keyof Typed) => ({
    ...field(name),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <div className={formStyles.pair}>
        <Field {...shown('recipientName')} autoComplete="off" maxLength={120} required />
        <Field
          {...field('recipientEmail')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          note={t('recipient_email_note')}
        />
        <Field {...shown('senderName')} autoComplete="name" maxLength={120} required />
        <Field
          {...field('sendOn')}
          label={tContent('optional', { label: labels.sendOn })}
          type="date"
          note={t('send_on_note')}
        />
      </div>
      <TextField
        {...shown('message')}
        label={tContent('optional', { label: labels.message })}
        rows={4}
        maxLength={500}
        note={t('message_note')}
      />
    </>
  );
}
