import './partner-calls.ts';
import { useMemo } from 'react';
import type { SupplierView } from '#contract/suppliers.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import forms from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { choicesIn } from './choices.ts';
import styles from './register-page.module.css';
import { TraderFields, traderLabels, traderOf, traderWords } from './trader-fields.tsx';

type Props = { supplier: SupplierView; onClose: () => void; onDone: () => void };

/** The details as they are stored, to be changed and checked anew; what was certified is certified again. */
export function CorrectionForm({ supplier, onClose, onDone }: Props) {
  const t = useT('partner-account');
  const { call, language } = useSurroundings();
  const choices = useMemo(() => choicesIn(language), [language]);
  const { form, problem, isSending, submit } = useSending(async (entered) => {
    await call('correctSupplier', { body: traderOf(entered, '') });
    onDone();
  });
  return (
    <form ref={form} method="post" noValidate className={forms.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={traderLabels(t, '')} words={traderWords(t, '')} form={form} />
      <TraderFields within="" choices={choices} problem={problem} start={supplier} />
      <p className={styles.ways}>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'saving' : 'save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
