import { useState } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { reportReasons, type ReportReason } from '#kernel/choices/report-reasons.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { SuccessMessage } from '#web/forms/success-message.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './reviews.module.css';

/** `isPartner`: the report of the supplier who runs the tour. */
type Props = { review: string | null; isPartner?: boolean; onClose: () => void };

export function ReportDialog({ review, isPartner = false, onClose }: Props) {
  const t = useT('reviews');
  return (
    <Dialog title={t('report_title')} open={review !== null} onClose={onClose}>
      {review ? <ReportForm review={review} isPartner={isPartner} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ReportForm({ review, isPartner, onClose }: { review: string; isPartner: boolean; onClose: () => void }) {
  const t = useT('reviews');
  const { call } = usePageContext();
  const [reason, setReason] = useState('');
  const { form, problem, isSubmitting, result, submit } = useSubmit(({ details }) =>
    call(paths.reportReview, {
      params: { id: review },
      body: { reason: (reason || undefined) as ReportReason, details },
    }),
  );
  const labels = { reason: t('report_reason'), details: t('report_details') };
  if (result) {
    return (
      <SuccessMessage title={t('report_sent')}>
        <p>{t(isPartner ? 'partner_report_sent_text' : 'report_sent_text')}</p>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </SuccessMessage>
    );
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t(isPartner ? 'partner_report_lead' : 'report_lead')}</p>
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
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'report_send')}
      </Button>
    </Form>
  );
}
