import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { DecimalField } from '#web/amounts/typed-number-field.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ApiProblem, type ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../console.module.css';

type Rate = ResponseBody<'listExchangeRates'>['data'][number];
type Props = { rate: Rate; onDone: (text: string) => Promise<void> };

const rateDecimals = 10;

const isFar = (thrown: unknown): boolean =>
  thrown instanceof ApiProblem && thrown.fields.some(({ rule }) => rule === 'rate_far');

/** Enters the rate of a currency by hand, or takes that back. */
export function RateForm({ rate: { currency, isByHand }, onDone }: Props) {
  const t = useT('codes');
  const { call, language } = usePageContext();
  const params = { currency };
  /** What the server asks about, and how. */
  const [doubtful, setDoubtful] = useState<{ perUsd: number; question: string | undefined } | null>(null);
  const entering = useSubmit(
    async ({ perUsd: typed, asOf = '' }) => {
      const perUsd = enteredNumber(typed, rateDecimals, language);
      const confirmed = perUsd === doubtful?.perUsd;
      setDoubtful(null);
      try {
        await call(paths.enterExchangeRate, { params, body: { perUsd, asOf, confirmed } });
      } catch (thrown) {
        if (!isFar(thrown)) throw thrown;
        setDoubtful({ perUsd, question: fieldText(thrown, 'perUsd') });
        return true;
      }
      await onDone(t('rates_saved', params));
      return true;
    },
    { checkFirst: true },
  );
  const removing = useSubmit(async () => {
    await call(paths.removeExchangeRate, { params });
    await onDone(t('rates_removed', params));
    return true;
  });
  const { form, problem, isSubmitting } = entering;
  const label = t('rates_value', params);
  return (
    <details className={styles.fold}>
      <summary aria-label={t('rates_enter_spoken', params)}>{t('rates_enter')}</summary>
      <Form ref={form} className={styles.form} onSubmit={entering.submit}>
        <FormProblems
          problem={problem ?? removing.problem}
          labels={{ perUsd: label, asOf: t('rates_day') }}
          form={form}
        />
        <DecimalField
          label={label}
          name="perUsd"
          decimals={rateDecimals}
          min={0.0001}
          max={1_000_000}
          required
          error={fieldText(problem, 'perUsd')}
        />
        <Field label={t('rates_day')} name="asOf" type="date" required error={fieldText(problem, 'asOf')} />
        {doubtful === null ? null : <Notice role="status">{doubtful.question}</Notice>}
        <div>
          <Button type="submit" look={doubtful === null ? 'sea' : 'danger'} disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : doubtful === null ? 'rates_save' : 'rates_save_all_the_same')}
          </Button>
        </div>
      </Form>
      {isByHand ? (
        <Form ref={removing.form} onSubmit={removing.submit}>
          <Button type="submit" look="quiet" disabled={removing.isSubmitting}>
            {t('rates_remove')}
          </Button>
        </Form>
      ) : null}
    </details>
  );
}
