import { useState } from 'react';
import { Link } from 'react-router';
import { reportReasons, type ReportReason } from '#contract/review-reports.paths.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Sent } from '#web/forms/sent.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './reviews.module.css';

export function ReportDialog({ review, onClose }: { review: string | null; onClose: () => void }) {
  const t = useT('reviews');
  return (
    <Dialog title={t('report_title')} open={review !== null} onClose={onClose}>
      {review ? <ReportForm review={review} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ReportForm({ review, onClose }: { review: string; onClose: () => void }) {
  const t = useT('reviews');
  const { call } = useSurroundings();
  const [reason, setReason] = useState('');
  const { form, problem, isSending, result, submit } = useSending(({ details }) =>
    call('reportReview', { params: { id: review }, body: { reason: (reason || undefined) as ReportReason, details } }),
  );
  const labels = { reason: t('report_reason'), details: t('report_details') };
  if (result) {
    return (
      <Sent title={t('report_sent')}>
        <p>{t('report_sent_text')}</p>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </Sent>
    );
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('report_lead')}</p>
      <FormProblems problem={problem} labels={labels} form={form} />
      <SelectField
        label={labels.reason}
        name="reason"
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fieldText(problem, 'reason')}
      >
        <option value="">{t('report_choose')}</option>
        {reportReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason_${one}`)}
          </option>
        ))}
      </SelectField>
      {reason === 'unlawful' ? (
        <p>
          {t('report_unlawful')} <Link to="/digital-services-law">{t('report_notice')}</Link>
        </p>
      ) : null}
      <TextField
        label={labels.details}
        name="details"
        rows={4}
        maxLength={2000}
        required={reason === 'other'}
        note={t('report_details_note')}
        error={fieldText(problem, 'details')}
      />
      <Button type="submit" full disabled={isSending}>
        {t(isSending ? 'sending' : 'report_send')}
      </Button>
    </form>
  );
}
