import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { enteredMinor, enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { type Entered, useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { MoneyField, DecimalField } from '#web/amounts/typed-number-field.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { scopeOf, type TaxScopes } from './tax-scopes.ts';

type Props = { currency: Currency; scopes: TaxScopes; acts: Acts };
type Kind = 'percent' | 'perPersonMinor';

const percentDecimals = 2;

/** English first: that name is needed. */
const nameLanguages = ['en', 'es', 'fr'] as const;

/** A tax or fee by its name in each language, a rate, and the tours whose prices contain it. */
export function TaxForm({ currency, scopes, acts }: Props) {
  const t = useT('taxes');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [kind, setKind] = useState<Kind>('percent');
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      const body = bodyOf(entered, kind, currency, language);
      const added = await send(body, (idempotencyKey) => call(paths.addTax, { body, idempotencyKey }));
      form.current?.reset();
      setKind('percent');
      await acts.run(async () => added, t('added', { name: added.names.en }));
    },
    { checkFirst: true },
  );
  const labels = {
    'names.en': t('name_en'),
    'names.es': t('name_es'),
    'names.fr': t('name_fr'),
    percent: t('percent'),
    perPersonMinor: t('per_person', { currency }),
    tourId: t('scope'),
    place: t('scope'),
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: fieldText(problem, name) });
  return (
    <section className={styles.card} aria-labelledby="new-tax">
      <h2 id="new-tax">{t('new')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={labels} form={form} />
        {nameLanguages.map((one) => (
          <Field
            key={one}
            {...field(`names.${one}`)}
            {...(one === 'en' && { note: t('name_note'), required: true })}
            maxLength={60}
            autoComplete="off"
          />
        ))}
        <SelectField
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        >
          <option value="percent">{t('kind_percent')}</option>
          <option value="perPersonMinor">{t('kind_person')}</option>
        </SelectField>
        {kind === 'percent' ? (
          <DecimalField
            {...field(kind)}
            note={t('percent_note')}
            decimals={percentDecimals}
            min={0.01}
            max={100}
            required
          />
        ) : (
          <MoneyField {...field(kind)} note={t('per_person_note')} currency={currency} required />
        )}
        <SelectField
          label={t('scope')}
          name="scope"
          error={fieldText(problem, 'tourId') ?? fieldText(problem, 'place')}
        >
          <option value="">{t('of_all')}</option>
          <Choices label={t('of_city')} kind="city" scopes={scopes.cities} />
          <Choices label={t('of_tour')} kind="tour" scopes={scopes.tours} />
        </SelectField>
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'adding' : 'add')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function bodyOf(entered: Entered, kind: Kind, currency: Currency, language: Language) {
  const { 'names.en': en = '', 'names.es': es, 'names.fr': fr } = entered;
  return {
    names: { en, ...(es && { es }), ...(fr && { fr }) },
    ...(kind === 'percent'
      ? { percent: enteredNumber(entered.percent, percentDecimals, language) }
      : { perPersonMinor: enteredMinor(entered.perPersonMinor, currency, language) }),
    ...scopeOf(entered.scope ?? ''),
  };
}

function Choices({ label, kind, scopes }: { label: string; kind: 'city' | 'tour'; scopes: TaxScopes['tours'] }) {
  if (scopes.length === 0) return null;
  return (
    <optgroup label={label}>
      {scopes.map(({ key, name }) => (
        <option key={key} value={`${kind}:${key}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
