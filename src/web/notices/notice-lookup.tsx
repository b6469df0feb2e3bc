import './notice-calls.ts';
import { useState } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import styles from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AppealForm } from './appeal-form.tsx';
import { NoticeState } from './notice-state.tsx';

type Opened = { key: { reference: string; code: string }; notice: NoticeView };

/** Reference and code in, where the notice stands out; from there the appeal, where one is possible. */
export function NoticeLookup() {
  const t = useT('digital-services');
  const { call } = useSurroundings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { form, problem, isSending, submit } = useSending(async ({ reference = '', code = '' }) => {
    setOpened(null);
    const key = { reference, code };
    setOpened({ key, notice: await call('readNotice', { body: key }) });
    return true;
  });
  const labels = { reference: t('reference'), code: t('code') };
  return (
    <>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        {statusOf(problem) === 404 ? (
          <Notice tone="bad">{t('not_found')}</Notice>
        ) : (
          <FormProblems problem={problem} labels={labels} form={form} />
        )}
        <div className={styles.pair}>
          <Field
            label={labels.reference}
            name="reference"
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
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
            error={fieldText(problem, 'code')}
          />
        </div>
        <div>
          <Button type="submit" look="line" disabled={isSending}>
            {t(isSending ? 'opening' : 'open')}
          </Button>
        </div>
      </form>
      {opened ? (
        <>
          <NoticeState notice={opened.notice} />
          <AppealForm
            noticeKey={opened.key}
            notice={opened.notice}
            onAppealed={(notice) => setOpened({ ...opened, notice })}
          />
        </>
      ) : null}
    </>
  );
}
