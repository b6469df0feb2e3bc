import * as paths from '#contract/paths.generated.ts';
import { apiKeyDays, apiScopes } from '#kernel/choices/api-scopes.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { CheckFields } from '#web/team/check-fields.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import { useShownOnceForm } from '#web/team/use-shown-once-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { scopeNames } from './scope-names.ts';

export type CreatedKey = ResponseBody<'createApiKey'>;

export function ApiKeyForm({ onCreated }: { onCreated: (created: CreatedKey) => void }) {
  const t = useT('api-keys');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useShownOnceForm((entered) => {
    const body = {
      name: entered.name ?? '',
      scopes: apiScopes.filter((scope) => entered[scope] === 'on'),
      days: apiKeyDays.find((days) => String(days) === entered.days) ?? 90,
    };
    return call(paths.createApiKey, { body });
  }, onCreated);
  const scopesError = fieldText(problem, 'scopes') ? t('scopes_missing') : undefined;
  return (
    <section className={styles.card} aria-labelledby="new-key">
      <h2 id="new-key">{t('new')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <p>{t('new_text')}</p>
        <FormProblems
          problem={problem}
          labels={{ name: t('name'), scopes: t('scopes') }}
          words={{ ...(scopesError && { scopes: scopesError }) }}
          form={form}
        />
        <Field
          label={t('name')}
          note={t('name_note')}
          name="name"
          autoComplete="off"
          maxLength={80}
          required
          error={fieldText(problem, 'name')}
        />
        <CheckFields legend={t('scopes')} error={scopesError}>
          {apiScopes.map((scope) => (
            <CheckField
              key={scope}
              name={scope}
              label={
                <>
                  {t(scopeNames[scope])}
                  <span className={styles.soft}>{t(`${scopeNames[scope]}_text`)}</span>
                </>
              }
            />
          ))}
        </CheckFields>
        <SelectField label={t('days')} name="days" defaultValue="90">
          {apiKeyDays.map((days) => (
            <option key={days} value={days}>
              {t(`days_${days}`)}
            </option>
          ))}
        </SelectField>
        <p>{t('create_once')}</p>
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'creating' : 'create')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
