import type { QuestionView } from '#contract/bookings/booking-questions.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import styles from './questions.module.css';

type Props = {
  question: QuestionView;
  name: string;
  value: string;
  /** Of the text of a waiver that was accepted. */
  version?: string | null;
  error: string | undefined;
  /** The form around it may be sent without an answer. */
  isCheckedLater?: boolean;
};

/** The field of one question, by its kind. */
export function QuestionField({ question, name, value, version, error, isCheckedLater = false }: Props) {
  const t = useT('questions');
  const { kind, required, note, choices, least, most, body } = question;
  const label = required ? question.label : `${question.label} (${t('optional')})`;
  const common = { name, label, note, error, defaultValue: value };
  if (kind === 'waiver')
    return (
      <div className={styles.waiver}>
        <p className={styles.label}>{question.label}</p>
        <p>{body}</p>
        <CheckField name={name} value="accepted" defaultChecked={value !== ''} label={t('accept')} error={error} />
        {version ? <p className={styles.soft}>{t('accepted', { version })}</p> : null}
      </div>
    );
  if (kind === 'choice')
    return (
      <SelectField {...common}>
        <option value="">{t('choose')}</option>
        {choices.map(({ key, label: choice }) => (
          <option key={key} value={key}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'number')
    return isCheckedLater ? (
      <Field {...common} inputMode="numeric" maxLength={10} />
    ) : (
      <Field {...common} inputMode="numeric" type="number" min={least ?? undefined} max={most ?? undefined} />
    );
  if (kind === 'date') return <Field {...common} type="date" />;
  return <TextField {...common} rows={2} maxLength={2000} />;
}
