import type { Currency } from '#kernel/money.ts';
import { parseAmount } from '#kernel/typed/parse-amount.ts';
import { amountExamples, amountToEdit } from '#web/amounts/entered-amount.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, TextField } from '#web/ui/field.tsx';
import { parseMinutes, parseWhole } from './typed/parse-numbers.ts';
import { parseTimes } from './typed/parse-times.ts';
import { useTyped } from './typed/use-typed.ts';

export type ParsedFieldProps<Value> = {
  label: string;
  name: string;
  value: Value;
  onValue: (value: Value) => void;
  note?: string;
  error?: string | undefined;
  required?: boolean;
  /** The value while the text cannot be read. Without it the field keeps its value. */
  unreadableAs?: Value;
};

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField({ value, onValue, rows = 3, ...rest }: ParsedFieldProps<string[]> & { rows?: number }) {
  const { name } = rest;
  const { typed, type } = useTyped({ name, value, onValue, format: (lines) => lines.join('\n'), parse: linesOf });
  return <TextField {...rest} rows={rows} value={typed} onChange={({ target }) => type(target.value)} />;
}

const formatNumber = (value: number | null): string => (value === null ? '' : String(value));

export const NumberField = (props: ParsedFieldProps<number | null>) => (
  <ParsedField {...props} inputMode="numeric" unreadable="number" format={formatNumber} parse={parseWhole} />
);

export const DurationField = (props: ParsedFieldProps<number | null>) => (
  <ParsedField {...props} unreadable="duration" format={formatNumber} parse={parseMinutes} />
);

export function PriceField({ currency, ...props }: ParsedFieldProps<number | null> & { currency: Currency }) {
  const { language } = usePageContext();
  const format = (minor: number | null) => (minor === null ? '' : amountToEdit(minor, currency, language));
  const parse = (typed: string) => parseAmount(typed, currency, language);
  const params = amountExamples(currency, language);
  return <ParsedField {...props} inputMode="decimal" unreadable="amount" {...{ format, parse, params }} />;
}

/** `Times`: null where the times that cannot be read are no times. */
export function TimesField<Times extends string[] | null>(props: ParsedFieldProps<Times | string[]>) {
  return <ParsedField {...props} unreadable="times" format={(times) => times?.join(', ') ?? ''} parse={parseTimes} />;
}

type Parsing<Value> = {
  format: (value: Value) => string;
  parse: (typed: string) => Value | undefined;
  unreadable: 'number' | 'duration' | 'amount' | 'times' | 'periods';
  params?: Record<string, string>;
  inputMode?: 'numeric' | 'decimal';
};

export function ParsedField<Value>({
  value,
  onValue,
  format,
  parse,
  unreadable,
  params,
  unreadableAs,
  ...rest
}: ParsedFieldProps<Value> & Parsing<Value>) {
  const t = useT('typed-fields');
  const { name, error } = rest;
  const { typed, type, leave, isMarked } = useTyped({ name, value, onValue, format, parse, unreadableAs });
  return (
    <Field
      {...rest}
      autoComplete="off"
      value={typed}
      error={isMarked ? t(`unreadable_${unreadable}`, params) : error}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
