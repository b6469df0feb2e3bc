import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { languages } from '#kernel/languages.ts';
import { earliestStart, noticeDays } from '#kernel/choices/supplier-terms.ts';
import { longDate } from '#web/articles/long-date.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { DecimalField } from '#web/amounts/typed-number-field.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { DraftFold } from '../draft-fold.tsx';
import { type ChosenSupplier, ChooseSupplier } from './choose-supplier.tsx';

type Props = { onDone: (text: string) => Promise<void> };

const percentDecimals = 2;

/** Whom a change concerns, what changes, and from when on. */
export function AnnounceTerms({ onDone }: Props) {
  const t = useT('supplier-terms');
  const { call, language: own } = usePageContext();
  const send = useIdempotentSend();
  const [supplier, setSupplier] = useState<ChosenSupplier | null>(null);
  // What is written for one partner is not taken for a text for all.
  const caseId = supplier?.id ?? 'terms';
  const earliest = earliestStart(new Date());
  const draft = { caseId, name: 'terms' };
  const { form, problem, isSubmitting, submit } = useDraftSubmit(draft, sendTerms, { checkFirst: true });
  async function sendTerms(entered: Entered) {
    const text = (language: string) => entered[`texts.${language}`] ?? '';
    const { commissionPercent: percent, endsOwn } = entered;
    const body = {
      ...(supplier ? { supplierId: supplier.id } : {}),
      ...(percent === undefined ? {} : { commissionPercent: enteredNumber(percent, percentDecimals, own) }),
      ...(supplier && endsOwn ? { endsOwn: true as const } : {}),
      startsOn: entered.startsOn ?? '',
      texts: { en: text('en'), es: text('es'), fr: text('fr') },
    };
    await send(body, (idempotencyKey) => call(paths.announceTerms, { body, idempotencyKey }));
    await onDone(t('done'));
    return true;
  }
  const nameOf = (language: string) => namesOf('language', own).of(language) ?? language;
  const labels: Record<string, string> = {
    supplierId: t('for'),
    commissionPercent: t('commission'),
    endsOwn: t('ends_own'),
    startsOn: t('starts_on'),
    ...Object.fromEntries(languages.map((one) => [`texts.${one}`, t('text_in', { language: nameOf(one) })])),
  };
  return (
    <DraftFold caseId={caseId} summary={t('announce')}>
      <ChooseSupplier chosen={supplier} onChoose={setSupplier} />
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={labels} form={form} />
        <p>{supplier ? t('for_supplier', { name: supplier.name }) : t('for_everybody')}</p>
        <DecimalField
          label={labels.commissionPercent}
          note={t('commission_note')}
          name="commissionPercent"
          decimals={percentDecimals}
          min={0}
          max={50}
          error={fieldText(problem, 'commissionPercent')}
        />
        {supplier ? <CheckField name="endsOwn" label={labels.endsOwn!} error={fieldText(problem, 'endsOwn')} /> : null}
        <Field
          label={labels.startsOn}
          note={t('starts_on_note', { days: noticeDays, day: longDate(earliest, own) })}
          name="startsOn"
          type="date"
          required
          defaultValue={earliest}
          error={fieldText(problem, 'startsOn')}
        />
        {languages.map((language) => (
          <TextField
            key={language}
            label={labels[`texts.${language}`]}
            name={`texts.${language}`}
            lang={language}
            rows={4}
            maxLength={2000}
            required
            error={fieldText(problem, `texts.${language}`)}
          />
        ))}
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : 'send')}
          </Button>
        </div>
      </Form>
    </DraftFold>
  );
}
