import { useState } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import * as paths from '#contract/paths.generated.ts';
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
import { AppealForm } from './appeal-form.tsx';
import { NoticeState } from './notice-state.tsx';

type OpenedNotice = { key: { reference: string; code: string }; notice: NoticeView };

export const noticeLookup: ServedForm<OpenedNotice> = {
  name: 'state',
  async send(call, { reference = '', code = '' }) {
    const key = { reference, code };
    return { key, notice: await call(paths.readNotice, { body: key }) };
  },
};

/** Shows a notice by reference and code, with an appeal if one is possible. */
export function NoticeLookup() {
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
  const [appealed, setAppealed] = useState<NoticeView | null>(null);
  const isAppealed = appealed !== null && appealed.reference === opened?.notice.reference;
  const labels = { reference: t('reference'), code: t('code') };
  return (
    <>
      <Form ref={form} action="#state" className={styles.form} onSubmit={submit}>
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
            defaultValue={initialValue('reference')}
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
            defaultValue={initialValue('code')}
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
      {opened ? (
        <>
          <NoticeState notice={isAppealed ? appealed : opened.notice} />
          <AppealForm
            key={opened.key.reference}
            noticeKey={opened.key}
            notice={isAppealed ? appealed : opened.notice}
            onAppealed={setAppealed}
          />
        </>
      ) : null}
    </>
  );
}
