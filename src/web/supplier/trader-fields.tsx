import type { ComponentProps } from 'react';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import type { Trader } from '#contract/suppliers/trader.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import styles from '#web/forms/forms.module.css';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
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

/** The entered values. The server reports what is missing. */
export function traderOf(entered: Entered, prefix: FieldPrefix): Trader {
  const values = Object.fromEntries(names.map((name) => [name, entered[prefix + name]]));
  return { ...values, selfCertified: values.selfCertified && true } as Trader;
}

type Props = { prefix: FieldPrefix; choices: Choices; problem: unknown; start?: SupplierView };

/** The trader's identity, as article 30 of Regulation (EU) 2022/2065 requires of every marketplace. */
export function TraderFields({ prefix, choices, problem, start }: Props) {
  const t = useT('partner-account');
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
          {text('name', 120, { autoComplete: 'organization', note: t('name_note') })}
          {text('legalName', 160, { note: t('legal_name_note') })}
          <Select {...of('country')} choices={choices.countries} autoComplete="country" />
          {text('address', 300, { autoComplete: 'street-address', note: t('address_note') })}
          {text('phone', 40, { type: 'tel', autoComplete: 'tel', note: t('phone_note') })}
        </div>
      </FormSection>
      <FormSection title={t('part_registers')}>
        <div className={styles.pair}>
          <Field
            {...of('registerName')}
            label={t('content:optional', { label: t('trader_registerName') })}
            maxLength={120}
            autoComplete="off"
            note={t('register_name_note')}
          />
          {text('registerNumber', 60, { note: t('register_number_note') })}
          {text('taxNumber', 60, { note: t('tax_note') })}
        </div>
      </FormSection>
      <FormSection title={t('part_selling')}>
        <div className={styles.pair}>
          <Select {...of('currency')} choices={choices.currencies} note={t('currency_note')} />
        </div>
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

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & { choices: Choices['countries'] };

function Select({ choices, ...select }: SelectProps) {
  const t = useT('partner-account');
  return (
    <SelectField required {...select} defaultValue={select.defaultValue ?? ''}>
      <option value="">{t('choose')}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
