import { useEffect } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { useFragmentKey } from '#web/account/fragment.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import styles from '#web/forms/forms.module.css';
import { FormName, useServedForm, type ServedForm } from '#web/forms/served-form.tsx';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Opened, OpenedNotice } from './opened-notice.tsx';

export const noticeLookup: ServedForm<Opened> = {
  name: 'state',
  async send(call, { reference = '', code = '' }) {
    const key = { reference, code };
    return { key, notice: await call(paths.readNotice, { body: key }) };
  },
};

/** Shows a notice by reference and code, which a link in a mail has in its fragment. */
export function NoticeLookup({ isGoneOnceOpened = false }: { isGoneOnceOpened?: boolean }) {
  const t = useT('digital-services');
  const {
    form,
    problem,
    isSubmitting,
    submit,
    result: opened,
    name: formName,
    initialValue,
  } = useServedForm(noticeLookup);
  const { reference, code } = useFragmentKey();
  // A visitor who follows such a link has nothing to add.
  useEffect(() => {
    if (reference && code) form.current?.requestSubmit();
  }, [form, reference, code]);
  const labels = { reference: t('reference'), code: t('code') };
  const shown = opened ? <OpenedNotice key={opened.key.reference} opened={opened} /> : null;
  if (shown && isGoneOnceOpened) return shown;
  return (
    <>
      <Form key={reference + code} ref={form} action="#state" className={styles.form} onSubmit={submit}>
        <FormName name={formName} />
        {statusOf(problem) === 404 ? (
          <Notice tone="bad">{t('not_found')}</Notice>
        ) : (
          <FormProblems problem={problem} labels={labels} form={form} />
        )}
        <div className={styles.pair}>
          <Field
            label={labels.reference}
            name="reference"
            defaultValue={reference || initialValue('reference')}
            placeholder="DS-…"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
            error={fieldText(problem, 'reference')}
          />
          <Field
            label={labels.code}
            name="code"
            defaultValue={code || initialValue('code')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
            error={fieldText(problem, 'code')}
          />
        </div>
        <div>
          <Button type="submit" look="line" disabled={isSubmitting}>
            {t(isSubmitting ? 'opening' : 'open')}
          </Button>
        </div>
      </Form>
      {shown}
    </>
  );
}
