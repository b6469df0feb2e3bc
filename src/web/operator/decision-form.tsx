import { useState } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './cases.module.css';

export type Decided<Outcome> = { outcome: Outcome; basis: 'law' | 'terms' | undefined; reasons: string | undefined };

type Props<Outcome extends string> = {
  /** What may be decided, in the words of the form; the first is chosen. */
  outcomes: readonly { value: Outcome; text: string; asks: readonly ('basis' | 'reasons')[] }[];
  /** Who reads the reasons, and how long they have to be. */
  note: string;
  decide: (decided: Decided<Outcome>) => Promise<void>;
};

/** What an operator decides, with the reasons that those concerned are told. */
export function DecisionForm<Outcome extends string>({ outcomes, note, decide }: Props<Outcome>) {
  const t = useT('moderation');
  const [chosen, setChosen] = useState(outcomes[0]!);
  const { form, problem, isSending, submit } = useSending(async ({ basis, reasons }) => {
    await decide({ outcome: chosen.value, basis: basis as 'law' | 'terms' | undefined, reasons });
    return true;
  });
  const labels = { outcome: t('outcome'), basis: t('basis'), reasons: t('reasons') };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <SelectField
        label={labels.outcome}
        name="outcome"
        value={chosen.value}
        onChange={({ target }) => setChosen(outcomes.find(({ value }) => value === target.value) ?? chosen)}
      >
        {outcomes.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {chosen.asks.includes('basis') ? (
        <SelectField label={labels.basis} name="basis" required error={fieldText(problem, 'basis')}>
          <option value="">{t('basis_choose')}</option>
          <option value="terms">{t('basis_terms')}</option>
          <option value="law">{t('basis_law')}</option>
        </SelectField>
      ) : null}
      {chosen.asks.includes('reasons') ? (
        <TextField
          label={labels.reasons}
          name="reasons"
          rows={4}
          maxLength={5000}
          required
          note={note}
          error={fieldText(problem, 'reasons')}
        />
      ) : null}
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'deciding' : 'decide')}
        </Button>
      </div>
    </form>
  );
}
