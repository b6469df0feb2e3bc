import * as paths from '#contract/paths.generated.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { DecimalField } from '#web/amounts/typed-number-field.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { codeInput, countInput, enteredTerms } from '#web/supplier-codes/code-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from '../console.module.css';

/** A code of the marketplace, for all tours. */
export function CreateCode({ onDone }: { onDone: (text: string) => Promise<void> }) {
  const t = useT('codes');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      const body = { ...enteredTerms(entered), percent: enteredNumber(entered.percent, 0, language) };
      const created = await send(body, (idempotencyKey) => call(paths.createMarketplaceCode, { body, idempotencyKey }));
      form.current?.reset();
      await onDone(t('created', { code: created.code }));
      return true;
    },
    { checkFirst: true },
  );
  const labels = {
    code: t('code'),
    percent: t('percent_off'),
    validFrom: t('book_from'),
    validUntil: t('book_until'),
    most: t('most'),
    mostPerPerson: t('most_per_person'),
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: fieldText(problem, name) });
  return (
    <details className={styles.fold}>
      <summary>{t('create')}</summary>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <p>{t('create_note')}</p>
        <FormProblems problem={problem} labels={labels} form={form} />
        <Field {...field('code')} {...codeInput} note={t('code_note')} />
        <DecimalField {...field('percent')} note={t('percent_note')} decimals={0} min={1} max={100} required />
        <Field type="date" {...field('validFrom')} />
        <Field type="date" {...field('validUntil')} />
        <Field {...field('most')} {...countInput} />
        <Field {...field('mostPerPerson')} {...countInput} />
        <CheckField name="firstBooking" label={t('first_booking')} />
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : 'create')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
