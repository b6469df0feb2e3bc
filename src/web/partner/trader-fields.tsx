import type { ComponentProps } from 'react';
import type { SupplierView } from '#contract/suppliers.ts';
import type { Trader } from '#contract/trader.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import styles from '#web/forms/forms.module.css';
import type { Entered } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import type { Translate } from '#web/t.ts';
import { Field, SelectField } from '#web/ui/field.tsx';
import type { Choices } from './choices.ts';
import { Part } from './part.tsx';

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

/** The fields' names as the server names them: within a registration they begin with 'supplier.'. */
type Within = 'supplier.' | '';

export function traderLabels(t: Translate, within: Within): Record<string, string> {
  return Object.fromEntries(names.map((name) => [within + name, t(`trader_${name}`)]));
}

/** What is said instead of the server's words. */
export function traderWords(t: Translate, within: Within): Record<string, string> {
  return { [`${within}selfCertified`]: t('certify_missing') };
}

/** What was filled in. The server says what is missing. */
export function traderOf(entered: Entered, within: Within): Trader {
  const given = Object.fromEntries(names.map((name) => [name, entered[within + name]]));
  return { ...given, selfCertified: given.selfCertified && true } as Trader;
}

type Props = { within: Within; choices: Choices; problem: unknown; start?: SupplierView };

/** Who the trader is, as article 30 of Regulation (EU) 2022/2065 has every marketplace ask. */
export function TraderFields({ within, choices, problem, start }: Props) {
  const t = useT('partner-account');
  const of = (name: Name) => ({
    name: within + name,
    label: t(`trader_${name}`),
    error: fieldText(problem, within + name),
    defaultValue: start ? String(start[name as keyof SupplierView] ?? '') : undefined,
  });
  const text = (name: Name, maxLength: number, more: ComponentProps<'input'> & { note?: string } = {}) => (
    <Field {...of(name)} maxLength={maxLength} autoComplete="off" required {...more} />
  );
  return (
    <>
      <Part title={t('part_business')}>
        <div className={styles.pair}>
          {text('name', 120, { autoComplete: 'organization', note: t('name_note') })}
          {text('legalName', 160, { note: t('legal_name_note') })}
          <Select {...of('country')} choices={choices.countries} autoComplete="country" />
          {text('address', 300, { autoComplete: 'street-address', note: t('address_note') })}
          {text('phone', 40, { type: 'tel', autoComplete: 'tel', note: t('phone_note') })}
        </div>
      </Part>
      <Part title={t('part_registers')}>
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
      </Part>
      <Part title={t('part_selling')}>
        <div className={styles.pair}>
          <Select {...of('currency')} choices={choices.currencies} note={t('currency_note')} />
        </div>
        <p className={styles.foot}>{t('payment_account_later')}</p>
        <CheckField
          name={`${within}selfCertified`}
          label={t('certify')}
          required
          error={fieldText(problem, `${within}selfCertified`) && t('certify_missing')}
        />
      </Part>
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
