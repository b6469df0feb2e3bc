import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import departures from '../departures.module.css';
import { CancelPreview } from './cancel-preview.tsx';
import styles from './cancellation.module.css';

type Props = { id: string; onCancelled: (begun: DepartureCancellationView) => void; onClose: () => void };

/** First whom it affects, then the reason. */
export function CancelForm({ id, onCancelled, onClose }: Props) {
  const t = useT('departures');
  const { preview, problem } = usePreview(id);
  if (problem !== null) return <Notice tone="bad">{problem}</Notice>;
  return (
    <>
      <div role="status">{preview ? <CancelPreview preview={preview} /> : <p>{t('cancel_looking')}</p>}</div>
      {preview ? <ReasonForm preview={preview} onCancelled={onCancelled} onClose={onClose} /> : null}
    </>
  );
}

function usePreview(id: string) {
  const t = useT('departures');
  const { call } = usePageContext();
  const [preview, setPreview] = useState<DepartureCancellationView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    call(paths.getDepartureCancellation, { params: { id } }).then(
      (found) => isShown && setPreview(found),
      (thrown: unknown) => isShown && setProblem(serverText(thrown, t) ?? t('entry_failed')),
    );
    return () => {
      isShown = false;
    };
  }, [call, id, t]);
  return { preview, problem };
}

type FormProps = Omit<Props, 'id'> & { preview: DepartureCancellationView };

function ReasonForm({ preview: { departureId: id, bookings }, onCancelled, onClose }: FormProps) {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ reason = '', note }) => {
    const body = { reason, ...(note && { note }) };
    const cancel = (idempotencyKey: string) => call(paths.cancelDeparture, { params: { id }, body, idempotencyKey });
    onCancelled(await send([id, body], cancel));
    void revalidate();
  });
  const labels = { reason: t('cancel_reason'), note: t('cancel_note') };
  return (
    <Form ref={form} className={departures.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <TextField
        label={labels.reason}
        note={t('cancel_reason_note')}
        name="reason"
        rows={3}
        maxLength={500}
        required
        error={fieldText(problem, 'reason')}
      />
      <Field
        label={labels.note}
        note={t('cancel_note_note')}
        name="note"
        maxLength={500}
        error={fieldText(problem, 'note')}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {isSubmitting ? t('cancel_doing') : bookings > 0 ? t('cancel_do', { count: bookings }) : t('cancel_do_alone')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel_back')}
        </Button>
      </div>
    </Form>
  );
}
