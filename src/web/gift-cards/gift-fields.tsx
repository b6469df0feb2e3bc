import formStyles from '#web/forms/forms.module.css';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field, TextField } from '#web/ui/field.tsx';

type Name = 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn';
/** As typed; names and message appear on the card at once. */
export type GiftCardText = Record<Name, string>;

export const blankGiftCard: GiftCardText = {
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: '',
};

/** What a form of these fields has in its document. */
export function typedIn(form: HTMLFormElement | null): Partial<GiftCardText> {
  const entered = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entered.filter(([name, value]) => name in blankGiftCard && value !== ''));
}

type Props = {
  labels: Record<Name, string>;
  problem: unknown;
  text: GiftCardText;
  onType: (text: GiftCardText) => void;
};

/** Recipient, sender, message and date of delivery. */
export function GiftFields({ labels, problem, text: typed, onType }: Props) {
  const t = useT('gift-cards');
  const tContent = useT('content');
  const field = (name: Name) => ({
    name,
    label: labels[name],
    error: fieldText(problem, name),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <div className={formStyles.pair}>
        <Field {...field('recipientName')} autoComplete="off" maxLength={120} required />
        <Field
          {...field('recipientEmail')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          note={t('recipient_email_note')}
        />
        <Field {...field('senderName')} autoComplete="name" maxLength={120} required />
        <Field
          {...field('sendOn')}
          label={tContent('optional', { label: labels.sendOn })}
          type="date"
          note={t('send_on_note')}
        />
      </div>
      <TextField
        {...field('message')}
        label={tContent('optional', { label: labels.message })}
        rows={4}
        maxLength={500}
        note={t('message_note')}
      />
    </>
  );
}
