import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { priceText } from '#web/ui/price.tsx';
import type { BookingRecordView as BookingRecord } from '#contract/operator/bookings.ts';
import styles from '../console.module.css';

type Props = { record: BookingRecord; onDone: (text: string) => Promise<void> };
type Decision = 'accept' | 'decline' | 'cancel';

/** What the operator may do with it now. */
export function BookingActs({ record, onDone }: Props) {
  const t = useT('desk');
  const { may, reference, state, money } = record;
  const decisions: Decision[] = may.cancel ? ['cancel'] : may.decide ? ['accept', 'decline'] : [];
  return (
    <section className={styles.card} aria-labelledby="acts">
      <h2 id="acts">{t(may.decide ? 'decide' : 'cancel')}</h2>
      {decisions.length === 0 ? (
        <p>{t('cancel_closed')}</p>
      ) : (
        <DecisionOf key={`${reference} ${state}`} {...{ reference, decisions, money, onDone }} />
      )}
    </section>
  );
}

type OfProps = Pick<BookingRecord, 'reference' | 'money'> & {
  decisions: readonly Decision[];
  onDone: Props['onDone'];
};

function DecisionOf({ reference, decisions, money, onDone }: OfProps) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const [decision, setDecision] = useState(decisions[0]!);
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ reason }) => {
    const body = { decision, reason };
    await send(body, (idempotencyKey) =>
      call(paths.decideBookingByOperator, { params: { reference }, body, idempotencyKey }),
    );
    await onDone(t(`done_${decision}`, { reference }));
    return true;
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ reason: t('reason') }} form={form} />
      {decisions.length === 1 ? null : (
        <SelectField
          label={t('decision')}
          name="decision"
          value={decision}
          onChange={({ target }) => setDecision(target.value as Decision)}
        >
          {decisions.map((one) => (
            <option key={one} value={one}>
              {t(`decision_${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        {t(`${decision}_note`)}
        {decision === 'accept' ? null : ` ${backText()}`}
      </p>
      {decision === 'accept' ? null : (
        <TextField
          label={t('reason')}
          note={t('reason_note')}
          name="reason"
          rows={3}
          maxLength={500}
          required
          error={fieldText(problem, 'reason')}
        />
      )}
      <div>
        <Button type="submit" look={decision === 'accept' ? 'sea' : 'danger'} disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : `decision_${decision}`)}
        </Button>
      </div>
    </Form>
  );

  /** All that is held comes back, whatever the terms. */
  function backText(): string {
    if (money.held.priceMinor > 0) return t('back_all', { amount: priceText(money.held, language) });
    return t(money.paid.priceMinor > 0 ? 'back_given' : 'back_unpaid');
  }
}
