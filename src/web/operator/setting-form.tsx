import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import styles from './console.module.css';
import { SettingHistory } from './setting-history.tsx';

type Props = { setting: OperatorSettingView; name: string; onDone: (text: string) => Promise<void> };

/** Changes one setting, or takes back one of its changes. */
export function SettingForm({ setting, name, onDone }: Props) {
  const t = useT('console');
  const { call } = usePageContext();
  const { key, value } = setting;
  const save = async (json: string) => {
    await call(paths.changeSetting, { params: { key }, body: { value: json } });
    await onDone(t('setting_saved', { name }));
    return true;
  };
  const isText = typeof JSON.parse(value) === 'string';
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const text = entered[key] ?? '';
    return save(isText ? JSON.stringify(text) : text);
  });
  return (
    <>
      <Form ref={form} className={styles.inline} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ [key]: name }} form={form} />
        <ValueField name={key} label={name} value={value} error={fieldText(problem, key)} />
        <div>
          <Button type="submit" look="line" disabled={isSubmitting} aria-label={t('setting_save_spoken', { name })}>
            {t(isSubmitting ? 'working' : 'setting_save')}
          </Button>
        </div>
      </Form>
      <SettingHistory setting={setting} save={save} restoreText={(before) => t('setting_restore', { value: before })} />
    </>
  );
}

type FieldProps = { name: string; label: string; value: string; error: string | undefined };

/** What fits the value: a switch, a number, a text, else its JSON. */
function ValueField({ name, label, value, error }: FieldProps) {
  const t = useT('console');
  const current: unknown = JSON.parse(value);
  if (typeof current === 'boolean')
    return (
      <SelectField label={label} name={name} defaultValue={value} error={error}>
        <option value="true">{t('setting_yes')}</option>
        <option value="false">{t('setting_no')}</option>
      </SelectField>
    );
  if (typeof current === 'number')
    return <Field label={label} name={name} inputMode="decimal" defaultValue={value} error={error} />;
  if (typeof current === 'string') return <Field label={label} name={name} defaultValue={current} error={error} />;
  return (
    <TextField
      label={t('setting_json', { name: label })}
      name={name}
      rows={3}
      spellCheck={false}
      defaultValue={JSON.stringify(current, null, Array.isArray(current) ? 0 : 2)}
      error={error}
    />
  );
}
