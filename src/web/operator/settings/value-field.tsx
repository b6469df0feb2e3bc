import { useLayoutEffect, useRef } from 'react';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { DecimalField, useRangeText } from '#web/amounts/typed-number-field.tsx';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choices/choice-group.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { type SettingChoice, type SettingPart, type SettingKind, useChoices } from './setting-kinds.ts';
import styles from './settings.module.css';

/** How many decimals are read of a number. */
export const decimalsIn = ({ isWhole }: { isWhole: boolean }): number => (isWhole ? 0 : 2);

type TextRecord = Readonly<Record<string, string>>;

type Props = {
  kind: SettingKind | undefined;
  name: string;
  label: string;
  /** As JSON; while a number or JSON is being typed, its text. */
  value: unknown;
  range: OperatorSettingView['range'];
  onChange: (value: unknown) => void;
  problem: unknown;
};

/** The field or fields in which a setting of that kind is entered. */
export function ValueField({ kind, name, label, value, range, onChange, problem }: Props) {
  const t = useT('console');
  const rangeText = useRangeText();
  const namedChoices = useChoices();
  const common = { name, label, error: fieldText(problem, name) };
  const typed = { ...common, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  switch (kind?.as) {
    case 'switch':
      return <CheckField {...common} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
    case 'text':
      return <Field {...typed} value={String(value)} />;
    case 'number':
      return (
        <DecimalField
          {...typed}
          {...range!}
          note={common.error ? undefined : rangeText(range!)}
          value={String(value)}
          decimals={decimalsIn(range!)}
          required
        />
      );
    case 'one':
      return (
        <SelectField {...typed} value={String(value)}>
          <Options choices={namedChoices(kind.choices)} />
        </SelectField>
      );
    case 'some':
      return (
        <ChoiceGroup
          label={label}
          name={name}
          choices={namedChoices(kind.choices)}
          chosen={value as string[]}
          onChange={onChange}
        />
      );
    case 'lines':
      return (
        <TextField
          {...common}
          rows={4}
          note={t('setting_lines')}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    case 'record':
      return (
        <fieldset className={styles.parts}>
          <legend>{label}</legend>
          <Parts parts={kind.parts} name={name} value={value as TextRecord} onChange={onChange} problem={problem} />
        </fieldset>
      );
    case 'table':
      return <Rows {...{ name, label, onChange, problem }} parts={kind.parts} rows={value as readonly TextRecord[]} />;
    default:
      return <TextField {...typed} label={t('setting_json', { name: label })} rows={3} value={String(value)} />;
  }
}

type PartsProps = {
  parts: readonly SettingPart[];
  name: string;
  value: TextRecord;
  onChange: (value: TextRecord) => void;
  problem: unknown;
};

/** One field for each part; an empty one is left out of the record. */
function Parts({ parts, name, value, onChange, problem }: PartsProps) {
  const t = useT('console');
  const namedChoices = useChoices();
  return parts.map(({ name: part, choices }) => {
    const field = `${name}.${part}`;
    const common = {
      name: field,
      label: t(`part_${part}`),
      error: fieldText(problem, field),
      value: value[part] ?? '',
      onChange({ target }: { target: { value: string } }) {
        const { [part]: _, ...others } = value;
        onChange(target.value === '' ? others : { ...others, [part]: target.value });
      },
    };
    if (!choices) return <Field key={part} {...common} />;
    return (
      <SelectField key={part} {...common}>
        <option value="">{t('part_none')}</option>
        <Options choices={namedChoices(choices)} />
      </SelectField>
    );
  });
}

type RowsProps = Omit<PartsProps, 'value' | 'onChange'> & {
  label: string;
  rows: readonly TextRecord[];
  onChange: (rows: readonly TextRecord[]) => void;
};

function Rows({ parts, name, label, rows, onChange, problem }: RowsProps) {
  const t = useT('console');
  const box = useFocusOnRows(rows.length);
  return (
    <fieldset ref={box} className={styles.table}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        // Rows have nothing else to distinguish them.
        <div key={index} className={styles.parts} role="group" aria-label={t('row', { name: label, row: index + 1 })}>
          <Parts
            parts={parts}
            name={`${name}.${index}`}
            value={row}
            onChange={(changed) => onChange(rows.with(index, changed))}
            problem={problem}
          />
          <div>
            <Button
              look="quiet"
              aria-label={t('row_remove_spoken', { name: label, row: index + 1 })}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              {t('row_remove')}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button look="line" onClick={() => onChange([...rows, {}])} aria-label={t('row_add_spoken', { name: label })}>
          {t('row_add')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The focus goes into a row that was added, and to the button below the rows from one that is gone. */
function useFocusOnRows(count: number) {
  const box = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const [was, rows] = [before.current, box.current!.querySelectorAll('[role="group"]')];
    before.current = count;
    if (count > was) rows[count - 1]!.querySelector<HTMLElement>('input, select')!.focus();
    if (count < was) box.current!.querySelector<HTMLElement>(':scope > :last-child button')!.focus();
  }, [count]);
  return box;
}

const Options = ({ choices }: { choices: readonly SettingChoice[] }) =>
  choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
