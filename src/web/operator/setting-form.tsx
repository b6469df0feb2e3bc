import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from './console.module.css';

type Props = { setting: OperatorSettingView; name: string; onDone: (text: string) => Promise<void> };

/** Changes one setting, or takes back one of its changes. */
export function SettingForm({ setting, name, onDone }: Props) {
  const t = useT('console');
  const { call, language } = usePageContext();
  const { key, value, history } = setting;
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
  const restoring = useSubmit(({ before = '' }) => save(before));
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
      {history.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{t('setting_history')}</summary>
          <FormProblems problem={restoring.problem} labels={{}} form={restoring.form} />
          <ul className={styles.rows}>
            {history.map(({ id, at, actor, before, after }) => (
              <li key={id}>
                <p className={styles.soft}>
                  <time dateTime={at}>{t('moment', { moment: momentText(at, 'UTC', language) })}</time>
                  <span>{actor?.name ?? t('audit_by_command')}</span>
                </p>
                <code>{t('audit_change', { before, after })}</code>
                {before === value ? null : (
                  <Form onSubmit={restoring.submit}>
                    <input type="hidden" name="before" value={before} />
                    <Button type="submit" look="quiet" disabled={restoring.isSubmitting}>
                      {t('setting_restore', { value: before })}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
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
