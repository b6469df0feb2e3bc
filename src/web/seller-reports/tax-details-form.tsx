import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { type Country, countriesByName } from '#kernel/countries.ts';
import { exclusions, type SellerKind, sellerKinds } from '#kernel/tax/tax-details.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import styles from './seller-reports.module.css';

type Own = ResponseBody<'getTaxDetails'>;
type Details = NonNullable<Own['details']>;

const ofPerson = ['firstName', 'lastName', 'birthDate', 'birthCity', 'birthCountry'] as const;
const ofAll = ['tin', 'tinCountry', 'noTinReason', 'vatNumber', 'exclusion'] as const;

type Props = { own: Own; onDone: (text: string) => Promise<void> };

/** Whether a person or a company sells, and its tax number. The number of the business details is suggested. */
export function TaxDetailsForm({ own: { details, trader }, onDone }: Props) {
  const t = useT('seller-reports');
  const { call, language } = usePageContext();
  const [kind, setKind] = useState<SellerKind | ''>(details?.kind ?? '');
  const [countries] = useState(() => countriesByName(language));
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    await call(paths.saveTaxDetails, { body: entered as Details });
    await onDone(t('saved'));
    return true;
  });
  const labels: Record<string, string> = {
    kind: t('kind'),
    ...Object.fromEntries([...ofPerson, ...ofAll].map((name) => [name, t(`field_${name}`)])),
  };
  const given: Partial<Details> = details ?? { tin: trader.taxNumber, tinCountry: trader.country };
  const of = (name: (typeof ofPerson)[number] | (typeof ofAll)[number]) => ({
    name,
    label: labels[name],
    defaultValue: given[name] ?? '',
    error: fieldText(problem, name),
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <SelectField
        label={labels.kind}
        name="kind"
        required
        value={kind}
        onChange={({ target }) => setKind(target.value as SellerKind | '')}
        error={fieldText(problem, 'kind')}
      >
        <option value="">{t('choose')}</option>
        {sellerKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kind_${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'individual' ? (
        <div className={styles.pair}>
          <Field {...of('firstName')} maxLength={100} autoComplete="given-name" required />
          <Field {...of('lastName')} maxLength={100} autoComplete="family-name" required />
          <Field {...of('birthDate')} type="date" autoComplete="bday" required />
        </div>
      ) : null}
      <div className={styles.pair}>
        <Field {...of('tin')} note={t('tin_note')} maxLength={40} autoComplete="off" />
        <CountryField {...of('tinCountry')} countries={countries} />
        <Field {...of('noTinReason')} maxLength={300} autoComplete="off" />
        <Field {...of('vatNumber')} maxLength={24} autoComplete="off" />
      </div>
      {kind === 'individual' ? (
        <div className={styles.pair}>
          <Field {...of('birthCity')} note={t('birth_note')} maxLength={100} autoComplete="off" />
          <CountryField {...of('birthCountry')} countries={countries} />
        </div>
      ) : null}
      {kind === 'entity' ? (
        <SelectField {...of('exclusion')}>
          <option value="">{t('exclusion_none')}</option>
          {exclusions.map((one) => (
            <option key={one} value={one}>
              {t(`exclusion_${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'working' : 'save')}
        </Button>
      </div>
    </Form>
  );
}

type CountryProps = {
  name: string;
  label: string | undefined;
  defaultValue: string;
  error: string | undefined;
  countries: Country[];
};

function CountryField({ countries, ...select }: CountryProps) {
  const t = useT('seller-reports');
  return (
    <SelectField {...select}>
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
