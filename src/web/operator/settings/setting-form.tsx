import { useState } from 'react';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { enteredNumber } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingHistory } from './setting-history.tsx';
import { kindOf, type SettingKind } from './setting-kinds.ts';
import styles from './settings.module.css';
import { useValueText } from './use-value-text.ts';
import { decimalsIn, ValueField } from './value-field.tsx';

type Range = NonNullable<OperatorSettingView['range']>;
type Props = { setting: OperatorSettingView; name: string; onDone: (text: string) => Promise<void> };

/** Changes one setting, or undoes one of its changes. */
export function SettingForm({ setting, name, onDone }: Props) {
  const t = useT('console');
  const { call, language } = usePageContext();
  const { key, range } = setting;
  const kind = kindOf(key);
  const valueText = useValueText(key);
  const [value, setValue] = useState<unknown>(() => firstValue(kind, setting.value, language));
  const save = async (json: string) => {
    await call(paths.changeSetting, { params: { key }, body: { value: json } });
    await onDone(t('setting_saved', { name }));
    return true;
  };
  const json = range ? numberJson(range, String(value), language) : jsonOf(kind, value);
  const { form, problem, isSubmitting, submit } = useSubmit(() => save(json), { checkFirst: true });
  return (
    <>
      <Form ref={form} className={`${styles.form} ${styles[lookOf(kind)]}`} onSubmit={submit}>
        <FormProblems problem={problem} labels={useLabels(key, name, kind, value)} form={form} />
        <ValueField {...{ kind, value, range, problem }} name={key} label={name} onChange={setValue} />
        <div>
          <Button
            type="submit"
            look="line"
            disabled={isSubmitting || json === setting.value}
            aria-label={t('setting_save_spoken', { name })}
          >
            {t(isSubmitting ? 'working' : 'setting_save')}
          </Button>
        </div>
      </Form>
      <SettingHistory
        setting={setting}
        save={save}
        change={(before, after) => `${valueText(before)} → ${valueText(after)}`}
        restoreText={(before) => t('setting_restore', { value: valueText(before) })}
      />
    </>
  );
}

/** Where the button is: beside one line, below more of them. */
function lookOf(kind: SettingKind | undefined): 'line' | 'box' | 'lines' {
  if (kind?.as === 'switch') return 'box';
  return kind?.as === 'text' || kind?.as === 'number' || kind?.as === 'one' ? 'line' : 'lines';
}

/** A number as its field shows it, else what the JSON says. */
function firstValue(kind: SettingKind | undefined, json: string, language: Language): unknown {
  if (!kind) return json;
  const value: unknown = JSON.parse(json);
  const options = { useGrouping: false, maximumFractionDigits: 4 };
  return typeof value === 'number' ? numberFormat(language, options).format(value) : value;
}

const numberJson = (range: Range, typed: string, language: Language): string =>
  JSON.stringify(enteredNumber(typed, decimalsIn(range), language));

/** What is sent. */
function jsonOf(kind: SettingKind | undefined, value: unknown): string {
  if (!kind) return String(value);
  if (kind.as === 'lines') return JSON.stringify((value as string[]).map((line) => line.trim()).filter(Boolean));
  return JSON.stringify(value);
}

/** The names of the fields, for the list of problems. */
function useLabels(key: string, name: string, kind: SettingKind | undefined, value: unknown): Record<string, string> {
  const t = useT('console');
  const label = (part: KeyEnding<'console', 'part_'>) => t('part_of', { name, part: t(`part_${part}`) });
  const labels: Record<string, string> = { [key]: name };
  if (kind?.as === 'record') for (const part of kind.parts) labels[`${key}.${part.name}`] = label(part.name);
  if (kind?.as === 'table')
    for (const row of (value as unknown[]).keys())
      for (const part of kind.parts) labels[`${key}.${row}.${part.name}`] = label(part.name);
  return labels;
}
