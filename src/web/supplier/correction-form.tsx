import { useMemo } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import forms from '#web/forms/forms.module.css';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { choicesIn } from './choices.ts';
import styles from './register-page.module.css';
import { TraderFields, traderErrorTexts, traderLabels, traderOf, withoutDerived } from './trader-fields.tsx';

type Props = { supplier: SupplierView; onClose: () => void; onDone: () => void };

/** Edits the stored details, which are then checked again; the self-certification has to be repeated. */
export function CorrectionForm({ supplier, onClose, onDone }: Props) {
  const t = useT('partner-account');
  const { call, language } = usePageContext();
  const choices = useMemo(() => choicesIn(language), [language]);
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    await call(paths.correctSupplier, { body: traderOf(entered, '') }).catch((thrown: unknown) => {
      throw withoutDerived(thrown, '');
    });
    onDone();
  });
  return (
    <Form ref={form} className={forms.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={traderLabels(t, '')} words={traderErrorTexts(t, '')} form={form} />
      <TraderFields prefix="" choices={choices} problem={problem} start={supplier} />
      <p className={styles.links}>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </Form>
  );
}
