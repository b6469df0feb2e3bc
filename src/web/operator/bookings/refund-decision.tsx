import { useState } from 'react';
import type { GoodwillRefundView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import { ActorName } from '../audit/actor-name.tsx';
import styles from '../console.module.css';

type Props = { refund: GoodwillRefundView; onDone: (text: string) => Promise<void> };

/** Who proposed and who decided; what waits is decided here by anybody but its proposer. */
export function RefundDecision({ refund, onDone }: Props) {
  const t = useT('desk');
  const { language } = usePageContext();
  const { state, proposedBy, proposedAt, decidedBy, decidedAt, isOwn } = refund;
  const isAtOnce = decidedAt === proposedAt;
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  return (
    <>
      <p className={styles.soft}>
        <span>
          {t(isAtOnce ? 'refund_given_by' : 'refund_by', { moment: moment(proposedAt) })}{' '}
          <ActorName actor={proposedBy} />
        </span>
        {decidedBy && decidedAt && !isAtOnce ? (
          <span>
            {t('refund_decided', { moment: moment(decidedAt) })} <ActorName actor={decidedBy} />
          </span>
        ) : null}
      </p>
      {state !== 'proposed' ? null : isOwn ? <p>{t('refund_own')}</p> : <Deciding refund={refund} onDone={onDone} />}
    </>
  );
}

type Outcome = 'approve' | 'decline';

function Deciding({ refund: { id, amount }, onDone }: Props) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [outcome, setOutcome] = useState<Outcome>('approve');
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ reason }) => {
    const body = { outcome, reason };
    await send(body, (idempotencyKey) => call(paths.decideRefund, { params: { id }, body, idempotencyKey }));
    await onDone(
      t(outcome === 'approve' ? 'refund_approved' : 'refund_declined', { amount: priceText(amount, language) }),
    );
    return true;
  });
  const labels = { reason: t('refund_decline_reason') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      <SelectField
        label={t('decision')}
        name="outcome"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as Outcome)}
      >
        <option value="approve">{t('refund_approve')}</option>
        <option value="decline">{t('refund_decline')}</option>
      </SelectField>
      {outcome === 'approve' ? null : (
        <TextField
          label={labels.reason}
          name="reason"
          rows={2}
          maxLength={1000}
          required
          error={fieldText(problem, 'reason')}
        />
      )}
      <div>
        <Button type="submit" look={outcome === 'approve' ? 'sea' : 'danger'} disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : `refund_${outcome}`)}
        </Button>
      </div>
    </Form>
  );
}
