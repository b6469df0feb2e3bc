import { useState } from 'react';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './reviews.module.css';

type Outcome = 'hidden' | 'kept' | 'restored';
type Props = { review: ReportedReviewView; onDecided: () => void };

/** What an operator decides, with the reasons that its author and those who reported it are told. */
export function DecisionForm({ review, onDecided }: Props) {
  const t = useT('moderation');
  const { call } = useSurroundings();
  const outcomes: readonly Outcome[] = review.hidden ? ['restored'] : ['hidden', 'kept'];
  const [outcome, setOutcome] = useState<Outcome>(outcomes[0]!);
  const { form, problem, isSending, submit } = useSending(async ({ basis, reasons = '' }) => {
    const body = { outcome, basis: basis as 'law' | 'terms' | undefined, reasons };
    await call('decideReview', { params: { id: review.id }, body });
    onDecided();
  });
  const labels = { outcome: t('outcome'), basis: t('basis'), reasons: t('reasons') };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <SelectField
        label={labels.outcome}
        name="outcome"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as Outcome)}
      >
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {t(`outcome_${one}`)}
          </option>
        ))}
      </SelectField>
      {outcome === 'hidden' ? (
        <SelectField label={labels.basis} name="basis" required error={fieldText(problem, 'basis')}>
          <option value="">{t('basis_choose')}</option>
          <option value="terms">{t('basis_terms')}</option>
          <option value="law">{t('basis_law')}</option>
        </SelectField>
      ) : null}
      <TextField
        label={labels.reasons}
        name="reasons"
        rows={4}
        maxLength={5000}
        required
        note={t('reasons_note')}
        error={fieldText(problem, 'reasons')}
      />
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'deciding' : 'decide')}
        </Button>
      </div>
    </form>
  );
}
