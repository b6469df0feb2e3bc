import { type ComponentProps, useEffect, useRef } from 'react';
import { numberFormat } from '#kernel/formats.ts';
import { type Currency, exponentOf, formatMoney } from '#kernel/money.ts';
import { parseAmount, parseDecimal } from '#kernel/typed/parse-amount.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { amountExamples } from './entered-amount.ts';

type FieldProps = ComponentProps<typeof Field>;

/** An amount in that currency, which a form reads by `enteredMinor`. `max`: in minor units. A form that contains it has to check its
 *  fields first: what cannot be read for certain is an error of the field and is not sent. */
export function MoneyField({
  currency,
  max,
  ...field
}: Omit<FieldProps, 'max'> & { currency: Currency; max?: number }) {
  const t = useT('typed-fields');
  const { language } = usePageContext();
  const errorOf = (typed: string): string => {
    const minor = parseAmount(typed, currency, language);
    if (minor === undefined) return t('unreadable_amount', amountExamples(currency, language));
    if (minor === null || max === undefined || minor <= max) return '';
    return t('content:rule_too_big', { maximum: formatMoney({ amountMinor: max, currency }, language) });
  };
  const inputMode = exponentOf(currency) === 0 ? 'numeric' : 'decimal';
  return <CheckedField {...field} inputMode={inputMode} errorOf={errorOf} />;
}

type DecimalProps = Omit<FieldProps, 'min' | 'max'> & { decimals: number; min: number; max: number };

/** A number with at most so many decimals, which a form reads by `enteredNumber`. */
export function DecimalField({ decimals, min, max, ...field }: DecimalProps) {
  const rangeText = useRangeText();
  const { language } = usePageContext();
  const errorOf = (typed: string): string => {
    const number = parseDecimal(typed, decimals, language);
    const isMissing = number === null && field.required;
    const isInside = typeof number === 'number' && number >= min && number <= max;
    return isInside || (number === null && !isMissing) ? '' : rangeText({ min, max, isWhole: decimals === 0 });
  };
  return <CheckedField {...field} inputMode={decimals === 0 ? 'numeric' : 'decimal'} errorOf={errorOf} />;
}

/** 'Enter a whole number from 1 to 120.' */
export function useRangeText(): (range: { min: number; max: number; isWhole: boolean }) => string {
  const t = useT('typed-fields');
  const { language } = usePageContext();
  const text = (bound: number) => numberFormat(language, { maximumFractionDigits: 4 }).format(bound);
  return ({ min, max, isWhole }) => t(isWhole ? 'whole_range' : 'number_range', { min: text(min), max: text(max) });
}

function CheckedField({ errorOf, ...field }: FieldProps & { errorOf: (typed: string) => string }) {
  const input = useRef<HTMLInputElement>(null);
  const check = () => input.current!.setCustomValidity(errorOf(input.current!.value));
  // Also what is set by a button, or was typed before the scripts arrived.
  useEffect(check);
  return <Field autoComplete="off" maxLength={20} {...field} ref={input} onInput={check} />;
}
