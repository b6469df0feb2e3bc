import './notice-calls.ts';
import type { NoticeView } from '#contract/notices.ts';
import { longDate } from '#web/content/long-date.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import styles from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  noticeKey: { reference: string; code: string };
  notice: NoticeView;
  onAppealed: (notice: NoticeView) => void;
};

export function AppealForm({ noticeKey, notice, onAppealed }: Props) {
  const t = useT('digital-services');
  const { call, language } = useSurroundings();
  const { form, problem, isSending, result, submit } = useSending(async ({ text = '' }) => {
    onAppealed(await call('appealNotice', { body: { ...noticeKey, text } }));
    return true;
  });
  if (result) return <Notice tone="good">{t('appeal_sent')}</Notice>;
  if (!notice.appealBefore) return null;
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
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
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'appeal_send')}
        </Button>
      </div>
    </form>
  );
}
