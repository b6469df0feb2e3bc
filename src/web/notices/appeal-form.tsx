import type { NoticeView } from '#contract/notices.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import styles from '#web/forms/forms.module.css';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';

type Props = {
  noticeKey: { reference: string; code: string };
  notice: NoticeView;
  onAppealed: (notice: NoticeView) => void;
};

export function AppealForm({ noticeKey, notice, onAppealed }: Props) {
  const t = useT('digital-services');
  const { call, language } = usePageContext();
  const { form, problem, isSubmitting, result, submit } = useSubmit(async ({ text = '' }) => {
    onAppealed(await call(paths.appealNotice, { body: { ...noticeKey, text } }));
    return true;
  });
  if (result)
    return (
      <StatusMessage isShown>
        <Notice tone="good">{t('appeal_sent')}</Notice>
      </StatusMessage>
    );
  if (!notice.appealBefore) return null;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <NeedsScripts />
      <h3>{t('appeal')}</h3>
      <p>{t('appeal_text', { date: longDate(notice.appealBefore, language) })}</p>
      <FormProblems problem={problem} labels={{ text: t('appeal_reason') }} form={form} />
      <TextField
        label={t('appeal_reason')}
        name="text"
        rows={5}
        maxLength={5000}
        required
        error={fieldText(problem, 'text')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'appeal_send')}
        </Button>
      </div>
    </Form>
  );
}
