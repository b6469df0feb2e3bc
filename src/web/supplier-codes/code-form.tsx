import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { enteredMinor, enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { DecimalField, MoneyField } from '#web/amounts/typed-number-field.tsx';
import { type Entered, useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { codeInput, countInput, enteredTerms } from './code-input.ts';
import styles from './codes.module.css';
import { type CodeTour, TourChoice } from './tour-choice.tsx';

type Kind = 'percent' | 'amountMinor';
type Props = {
  currency: Currency;
  tours: readonly CodeTour[];
  acts: Acts;
  /** False: it is good for these tours, and there is no choice. */
  isForAll?: boolean;
};

export function CodeForm({ currency, tours, acts, isForAll = true }: Props) {
  const t = useT('supplier-codes');
  const { call, settings, language } = usePageContext();
  const send = useIdempotentSend();
  const [kind, setKind] = useState<Kind>('percent');
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      const chosen = tours.filter(({ id }) => !isForAll || entered[`tour:${id}`]);
      const body = { ...bodyOf(entered, chosen), ...reductionOf(entered, kind, currency, language) };
      const created = await send(body, (idempotencyKey) => call(paths.createSupplierCode, { body, idempotencyKey }));
      form.current?.reset();
      setKind('percent');
      await acts.run(async () => created, t('created', { code: created.code }));
    },
    { checkFirst: true },
  );
  const labels = {
    code: t('code'),
    percent: t('percent'),
    amountMinor: t('amount', { currency }),
    validFrom: t('book_from'),
    validUntil: t('book_until'),
    startsFrom: t('start_from'),
    startsUntil: t('start_until'),
    most: t('most'),
    mostPerPerson: t('most_per_person'),
    tourIds: t('tours'),
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: fieldText(problem, name) });
  return (
    <section className={team.card} aria-labelledby="new-code">
      <h2 id="new-code">{t('new')}</h2>
      <Form ref={form} className={team.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={labels} form={form} />
        <Field {...field('code')} {...codeInput} note={t('code_note')} />
        <SelectField
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        >
          <option value="percent">{t('kind_percent')}</option>
          <option value="amountMinor">{t('kind_amount')}</option>
        </SelectField>
        {kind === 'percent' ? (
          <DecimalField {...field(kind)} decimals={0} min={1} max={100} required />
        ) : (
          <MoneyField {...field(kind)} currency={currency} required />
        )}
        <fieldset className={styles.group}>
          <legend>{t('booking_dates')}</legend>
          <div className={styles.pair}>
            <Field type="date" {...field('validFrom')} />
            <Field type="date" {...field('validUntil')} />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('start_dates')}</legend>
          <div className={styles.pair}>
            <Field type="date" {...field('startsFrom')} />
            <Field type="date" {...field('startsUntil')} />
          </div>
        </fieldset>
        {isForAll && tours.length > 1 ? <TourChoice tours={tours} error={fieldText(problem, 'tourIds')} /> : null}
        <fieldset className={styles.group}>
          <legend>{t('limits')}</legend>
          <div className={styles.pair}>
            <Field {...field('most')} {...countInput} />
            <Field {...field('mostPerPerson')} {...countInput} />
          </div>
          <CheckField name="firstBooking" label={t('first_booking', { app: settings.appName })} />
        </fieldset>
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'creating' : 'create')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

const reductionOf = (entered: Entered, kind: Kind, currency: Currency, language: Language) =>
  kind === 'percent'
    ? { percent: enteredNumber(entered.percent, 0, language) }
    : { amountMinor: enteredMinor(entered.amountMinor, currency, language) };

function bodyOf(entered: Entered, tours: readonly CodeTour[]) {
  return {
    ...enteredTerms(entered),
    startsFrom: entered.startsFrom,
    startsUntil: entered.startsUntil,
    tourIds: tours.map(({ id }) => id),
  };
}
