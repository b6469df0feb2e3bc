import { useState } from 'react';
import type { BookingRecordView, GoodwillRefundView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney, fromDecimal, toDecimal } from '#kernel/money.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import styles from '../console.module.css';
import { RefundDecision } from './refund-decision.tsx';

type Props = { record: BookingRecordView; onDone: (text: string) => Promise<void> };

/** What was refunded beyond the terms, what waits for a second operator, and the form for more. */
export function BookingRefunds({ record, onDone }: Props) {
  const t = useT('desk');
  const waiting = record.refunds.some(({ state }) => state === 'proposed');
  return (
    <section className={styles.card} aria-labelledby="refunds">
      <h2 id="refunds">{t('refunds')}</h2>
      {record.refunds.length === 0 ? null : (
        <ul className={styles.rows}>
          {record.refunds.map((refund) => (
            <li key={refund.id}>
              <Refund refund={refund} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      {!record.may.refund && may('operator') ? (
        <p>{t(record.money.paid.priceMinor > 0 ? 'refund_closed' : 'refund_unpaid')}</p>
      ) : null}
      {record.may.refund && !waiting ? (
        <RefundForm key={record.money.held.priceMinor} record={record} onDone={onDone} />
      ) : null}
    </section>
  );
}

function Refund({ refund, onDone }: { refund: GoodwillRefundView; onDone: Props['onDone'] }) {
  const t = useT('desk');
  const { language } = usePageContext();
  return (
    <>
      <p>
        <strong>{priceText(refund.amount, language)}</strong> {t(`refund_state_${refund.state}`)}
      </p>
      <p className={styles.written}>{refund.reason}</p>
      {refund.declineReason ? <p className={styles.written}>{refund.declineReason}</p> : null}
      {may('operator') ? <RefundDecision refund={refund} onDone={onDone} /> : null}
    </>
  );
}

function RefundForm({ record, onDone }: Props) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [amount, setAmount] = useState('');
  const { reference, money, refundLimit } = record;
  const { currency } = money.held;
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ amountMinor = '', reason = '' }) => {
    const body = { amountMinor: fromDecimal(Number(amountMinor.replace(',', '.')), currency).amountMinor, reason };
    const { state } = await send(body, (idempotencyKey) =>
      call(paths.proposeRefund, { params: { reference }, body, idempotencyKey }),
    );
    const given = formatMoney({ amountMinor: body.amountMinor, currency }, language);
    await onDone(t(state === 'done' ? 'refund_done' : 'refund_proposed', { amount: given }));
    return true;
  });
  const labels = { amountMinor: t('refund_amount', { currency }), reason: t('reason') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <RefundNote record={record} />
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        label={labels.amountMinor}
        note={may('operator') ? t('refund_limit', { limit: priceText(refundLimit, language) }) : t('refund_support')}
        name="amountMinor"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        error={fieldText(problem, 'amountMinor')}
      />
      <div>
        <Button
          look="line"
          onClick={() => setAmount(String(toDecimal({ amountMinor: money.held.priceMinor, currency })))}
        >
          {t('refund_whole', { amount: priceText(money.held, language) })}
        </Button>
      </div>
      <TextField
        label={labels.reason}
        note={t('refund_reason_note')}
        name="reason"
        rows={3}
        maxLength={1000}
        required
        error={fieldText(problem, 'reason')}
      />
      <div>
        <Button type="submit" look="sea" disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : 'refund_give')}
        </Button>
      </div>
    </Form>
  );
}

/** What the terms give now, and what giving more means. */
function RefundNote({ record: { money, state, termsNow } }: { record: BookingRecordView }) {
  const t = useT('desk');
  const { language } = usePageContext();
  const amountText = (amount: BookingRecordView['total']) => priceText(amount, language);
  return (
    <>
      {termsNow?.until && termsNow.back.priceMinor > 0 ? (
        <p>
          {t('terms_now', {
            amount: amountText(termsNow.back),
            percent: termsNow.refundPercent,
            moment: t('console:moment', { moment: momentText(termsNow.until, 'UTC', language) }),
          })}
        </p>
      ) : termsNow ? (
        <p>{t('terms_now_nothing')}</p>
      ) : null}
      <p>
        {t('refund_note', { amount: amountText(money.held) })}
        {state === 'confirmed' ? ` ${t('refund_stays')}` : null}
      </p>
    </>
  );
}
