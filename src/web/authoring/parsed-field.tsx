import { useState } from 'react';
import { exponentOf, fromDecimal, toDecimal, type Currency } from '#kernel/money.ts';
import { isSameField } from '#kernel/tour-documents/document-fields.ts';
import { Field, TextField } from '#web/ui/field.tsx';

/** What is typed, beside the value that it stands for: a comma or a new line that does not count yet must not vanish. */
function useTyped<Value>(value: Value, format: (value: Value) => string, parse: (typed: string) => Value) {
  const [typed, setTyped] = useState(() => format(value));
  const [shown, setShown] = useState(value);
  // Changed by somebody else, or by another control.
  if (!isSameField(shown, value)) {
    setShown(value);
    if (!isSameField(parse(typed), value)) setTyped(format(value));
  }
  const type = (next: string): Value => {
    setTyped(next);
    const parsed = parse(next);
    setShown(parsed);
    return parsed;
  };
  return { typed, type };
}

export type ParsedFieldProps<Value> = {
  label: string;
  name: string;
  value: Value;
  onValue: (value: Value) => void;
  note?: string;
  error?: string | undefined;
  required?: boolean;
};

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField({ value, onValue, rows = 3, ...rest }: ParsedFieldProps<string[]> & { rows?: number }) {
  const { typed, type } = useTyped(value, (lines) => lines.join('\n'), linesOf);
  return <TextField {...rest} rows={rows} value={typed} onChange={({ target }) => onValue(type(target.value))} />;
}

const formatNumber = (value: number | null): string => (value === null ? '' : String(value));

function readNumber(typed: string): number | null {
  const number = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) ? null : number;
}

const readWhole = (typed: string): number | null => {
  const number = readNumber(typed);
  return number === null ? null : Math.round(number);
};

export function NumberField({
  value,
  onValue,
  isWhole = true,
  ...rest
}: ParsedFieldProps<number | null> & { isWhole?: boolean }) {
  const { typed, type } = useTyped(value, formatNumber, isWhole ? readWhole : readNumber);
  return (
    <Field
      {...rest}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onValue(type(target.value))}
    />
  );
}

export function PriceField({
  value,
  onValue,
  currency,
  ...rest
}: ParsedFieldProps<number | null> & { currency: Currency }) {
  const format = (minor: number | null) =>
    minor === null
      ? ''
      : toDecimal({ amountMinor: minor, currency }).toFixed(minor % 10 ** exponentOf(currency) ? 2 : 0);
  const parse = (typed: string) => {
    const decimal = readNumber(typed);
    return decimal === null || decimal < 0 ? null : fromDecimal(decimal, currency).amountMinor;
  };
  const { typed, type } = useTyped(value, format, parse);
  return (
    <Field
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onValue(type(target.value))}
    />
  );
}

/** '10:00, 16.30, 9' are three times; what is none is left out. */
export function timesOf(typed: string): string[] {
  const times = typed.split(/[,;\s]+/).flatMap((part) => {
    const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(part) ?? [];
    if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return [];
    return [`${hours.padStart(2, '0')}:${minutes}`];
  });
  return [...new Set(times)].sort();
}

export const TimesField = (props: ParsedFieldProps<string[]>) => (
  <ParsedField {...props} format={(times) => times.join(', ')} parse={timesOf} />
);

type Parsing<Value> = { format: (value: Value) => string; parse: (typed: string) => Value };

export function ParsedField<Value>({
  value,
  onValue,
  format,
  parse,
  ...rest
}: ParsedFieldProps<Value> & Parsing<Value>) {
  const { typed, type } = useTyped(value, format, parse);
  return <Field {...rest} autoComplete="off" value={typed} onChange={({ target }) => onValue(type(target.value))} />;
}
