import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import type { Trader } from '#contract/suppliers/trader.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import styles from '#web/forms/forms.module.css';
import { withoutFields } from '#web/forms/without-fields.ts';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { currencyOfRegion } from '#web/offers/region-currencies.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { Field, SelectField } from '#web/ui/field.tsx';
import type { Choices } from './choices.ts';
import { FormSection } from './form-section.tsx';

const names = [
  'name',
  'legalName',
  'country',
  'address',
  'phone',
  'registerName',
  'registerNumber',
  'taxNumber',
  'currency',
  'selfCertified',
] as const;
type Name = (typeof names)[number];

/** Field names as the server reports them: within a registration they begin with 'supplier.'. */
type FieldPrefix = 'supplier.' | '';

export function traderLabels(t: BoundTranslate<'partner-account'>, prefix: FieldPrefix): Record<string, string> {
  return Object.fromEntries(names.map((name) => [prefix + name, t(`trader_${name}`)]));
}

/** Texts that replace the server's messages. */
export function traderErrorTexts(t: BoundTranslate<'partner-account'>, prefix: FieldPrefix): Record<string, string> {
  return { [`${prefix}selfCertified`]: t('certify_missing') };
}

/** The entered values. The server reports what is missing. Who says nothing else is known by the legal name. */
export function traderOf(entered: Entered, prefix: FieldPrefix): Trader {
  const values = Object.fromEntries(names.map((name) => [name, entered[prefix + name]]));
  const name = values.name ?? values.legalName;
  return { ...values, name, selfCertified: values.selfCertified && true } as Trader;
}

/** A name and a currency that were not entered follow from what is missing as well, and are not reported with it. */
export function withoutDerived(problem: unknown, prefix: FieldPrefix): unknown {
  const isWrong = (name: Name) => fieldText(problem, prefix + name) !== undefined;
  const derived = [
    ...(isWrong('legalName') ? [`${prefix}name`] : []),
    ...(isWrong('country') ? [`${prefix}currency`] : []),
  ];
  return withoutFields(problem, (field) => derived.includes(field)) ?? problem;
}

type Props = { prefix: FieldPrefix; choices: Choices; problem: unknown; start?: SupplierView };

/** The trader's identity, as article 30 of Regulation (EU) 2022/2065 requires of every marketplace. What follows from it or is not needed
 *  of everyone is folded away. */
export function TraderFields({ prefix, choices, problem, start }: Props) {
  const t = useT('partner-account');
  const [country, setCountry] = useState(start?.country ?? '');
  const [chosen, setChosen] = useState<string>(start?.currency ?? '');
  // That of the country until another one is chosen.
  const currency = chosen || currencyOfRegion(country) || '';
  const named = choices.currencies.find(({ code }) => code === currency);
  const countryField = useRef<HTMLSelectElement>(null);
  // It may have been chosen before the scripts were there.
  useEffect(() => setCountry(countryField.current?.value ?? ''), []);
  const of = (name: Name) => ({
    name: prefix + name,
    label: t(`trader_${name}`),
    error: fieldText(problem, prefix + name),
    defaultValue: start ? String(start[name as keyof SupplierView] ?? '') : undefined,
  });
  const text = (name: Name, maxLength: number, more: ComponentProps<'input'> & { note?: string } = {}) => (
    <Field {...of(name)} maxLength={maxLength} autoComplete="off" required {...more} />
  );
  return (
    <>
      <FormSection title={t('part_business')}>
        <div className={styles.pair}>
          {text('legalName', 160, { autoComplete: 'organization', note: t('legal_name_note') })}
          <div>
            <Select
              {...of('country')}
              choices={choices.countries}
              autoComplete="country"
              ref={countryField}
              onChange={({ target }) => {
                if (!start && chosen === currencyOfRegion(country)) setChosen('');
                setCountry(target.value);
              }}
            />
            <p role="status" className={styles.foot}>
              {named ? t('currency_is', { currency: named.name }) : ''}
            </p>
          </div>
          {text('address', 300, { autoComplete: 'street-address', note: t('address_note') })}
          {text('phone', 40, { type: 'tel', autoComplete: 'tel', note: t('phone_note') })}
        </div>
      </FormSection>
      <FormSection title={t('part_registers')}>
        <div className={styles.pair}>
          {text('registerNumber', 60, { note: t('register_number_note') })}
          {text('taxNumber', 60, { note: t('tax_note') })}
        </div>
        <MoreOfTrader
          of={of}
          currency={currency}
          currencies={choices.currencies}
          onCurrency={setChosen}
          isOpen={start !== undefined || (country !== '' && !named)}
        />
        <CheckField
          name={`${prefix}selfCertified`}
          label={t('certify')}
          required
          error={fieldText(problem, `${prefix}selfCertified`) && t('certify_missing')}
        />
      </FormSection>
    </>
  );
}

type FieldOf = { name: string; label: string; error: string | undefined; defaultValue: string | undefined };
type MoreProps = {
  of: (name: Name) => FieldOf;
  currency: string;
  currencies: Choices['currencies'];
  onCurrency: (currency: string) => void;
  /** Details that are stored are all shown, and a currency that does not follow from the country is to be chosen. */
  isOpen: boolean;
};

/** The name that travellers know, the register, and the currency. */
function MoreOfTrader({ of, currency, currencies, onCurrency, isOpen }: MoreProps) {
  const t = useT('partner-account');
  const { defaultValue: _, ...field } = of('currency');
  const hasError = (['name', 'registerName', 'currency'] as const).some((name) => of(name).error !== undefined);
  const details = useDetails(isOpen || hasError);
  return (
    <details {...details}>
      <summary className={styles.more}>{t('more_of_trader')}</summary>
      <div className={styles.pair}>
        <Field {...of('name')} maxLength={120} autoComplete="off" note={t('name_note')} />
        <Field
          {...of('registerName')}
          label={t('content:optional', { label: t('trader_registerName') })}
          maxLength={120}
          autoComplete="off"
          note={t('register_name_note')}
        />
        <Select
          {...field}
          choices={currencies}
          note={t('currency_note')}
          value={currency}
          onChange={({ target }) => onCurrency(target.value)}
        />
      </div>
    </details>
  );
}

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & { choices: Choices['countries'] };

function Select({ choices, ...select }: SelectProps) {
  const t = useT('partner-account');
  return (
    <SelectField required {...select} {...(select.value === undefined && { defaultValue: select.defaultValue ?? '' })}>
      <option value="">{t('choose')}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
