import * as paths from '#contract/paths.generated.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { enteredNumber } from '#web/forms/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { type Entered, useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { endOfDay, startOfDay } from '#web/supplier-codes/code-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from '../console.module.css';

/** A code of the marketplace, for all tours. */
export function CreateCode({ onDone }: { onDone: (text: string) => Promise<void> }) {
  const t = useT('codes');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const body = bodyOf(entered);
    const created = await send(body, (idempotencyKey) => call(paths.createMarketplaceCode, { body, idempotencyKey }));
    form.current?.reset();
    await onDone(t('created', { code: created.code }));
    return true;
  });
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
        <Field
          {...field('code')}
          note={t('code_note')}
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          {...field('percent')}
          note={t('percent_note')}
          inputMode="numeric"
          pattern="[0-9]{1,3}"
          maxLength={3}
          required
          autoComplete="off"
        />
        <Field type="date" {...field('validFrom')} />
        <Field type="date" {...field('validUntil')} />
        <Field {...field('most')} type="number" min={1} max={1_000_000} />
        <Field {...field('mostPerPerson')} type="number" min={1} max={1_000_000} />
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

function bodyOf(entered: Entered) {
  const countOf = (name: string) => (entered[name] ? Number(entered[name]) : undefined);
  return {
    code: entered.code ?? '',
    percent: enteredNumber(entered.percent),
    validFrom: startOfDay(entered.validFrom),
    validUntil: endOfDay(entered.validUntil),
    firstBooking: entered.firstBooking !== undefined,
    most: countOf('most'),
    mostPerPerson: countOf('mostPerPerson'),
  };
}
