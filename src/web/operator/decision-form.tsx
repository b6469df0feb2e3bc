import { useState } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './cases.module.css';

export type Decision<Outcome> = { outcome: Outcome; basis: 'law' | 'terms' | undefined; reasons: string | undefined };

type Props<Outcome extends string> = {
  /** The possible decisions with their texts; the first is preselected, a single one is the button. */
  outcomes: readonly { value: Outcome; text: string; fields: readonly ('basis' | 'reasons')[] }[];
  /** A note on who reads the reasons, and their minimum length. */
  note: string;
  decide: (decided: Decision<Outcome>) => Promise<void>;
};

/** The form for a decision, with the reasons that the people concerned get to read. */
export function DecisionForm<Outcome extends string>({ outcomes, note, decide }: Props<Outcome>) {
  const t = useT('moderation');
  const [chosen, setChosen] = useState(outcomes[0]!);
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ basis, reasons }) => {
    await decide({ outcome: chosen.value, basis: basis as 'law' | 'terms' | undefined, reasons });
    return true;
  });
  const labels = { outcome: t('outcome'), basis: t('basis'), reasons: t('reasons') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      {outcomes.length > 1 ? (
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
      ) : null}
      {chosen.fields.includes('basis') ? (
        <SelectField label={labels.basis} name="basis" required error={fieldText(problem, 'basis')}>
          <option value="">{t('basis_choose')}</option>
          <option value="terms">{t('basis_terms')}</option>
          <option value="law">{t('basis_law')}</option>
        </SelectField>
      ) : null}
      {chosen.fields.includes('reasons') ? (
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
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? t('deciding') : outcomes.length > 1 ? t('decide') : chosen.text}
        </Button>
      </div>
    </Form>
  );
}
