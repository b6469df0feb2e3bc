import { type ComponentProps, useState } from 'react';
import type { BookingRecordView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { amountToEdit, enteredMinor } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { MoneyField } from '#web/amounts/typed-number-field.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import type { Entered } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
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
              <Refund refund={refund} traveller={record.traveller?.name ?? t('erased')} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      {!record.may.refund && may('operator') ? (
        <p>{t(record.money.paid.priceMinor > 0 ? 'refund_closed' : 'refund_unpaid')}</p>
      ) : null}
      {record.may.refund && !waiting ? (
        <RefundForm key={`${record.money.held.priceMinor} ${record.refunds.length}`} record={record} onDone={onDone} />
      ) : null}
    </section>
  );
}

function Refund({ refund, traveller, onDone }: ComponentProps<typeof RefundDecision>) {
  const t = useT('desk');
  const { language } = usePageContext();
  return (
    <>
      <p>
        <strong>{priceText(refund.amount, language)}</strong> {t(`refund_state_${refund.state}`)}
      </p>
      <p className={styles.written}>{refund.reason}</p>
      {refund.declineReason ? <p className={styles.written}>{refund.declineReason}</p> : null}
      <RefundDecision {...{ refund, traveller, onDone }} />
    </>
  );
}

type Refunding = { amountMinor: number; reason: string };

function RefundForm({ record, onDone }: Props) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const { question, ask } = useQuestion<Refunding>();
  const { reference, money, refundLimit } = record;
  const { currency } = money.held;
  const bodyOf = ({ amountMinor, reason = '' }: Entered): Refunding => ({
    amountMinor: enteredMinor(amountMinor, currency, language),
    reason,
  });
  const { form, problem, isSubmitting, submit } = useDraftSubmit({ caseId: reference, name: 'refund' }, refund, {
    checkFirst: true,
    ask: (entered) => ask(bodyOf(entered)),
  });
  async function refund(entered: Entered) {
    const body = bodyOf(entered);
    const { state } = await send(body, (idempotencyKey) =>
      call(paths.proposeRefund, { params: { reference }, body, idempotencyKey }),
    );
    const given = formatMoney({ amountMinor: body.amountMinor, currency }, language);
    await onDone(t(state === 'done' ? 'refund_done' : 'refund_proposed', { amount: given }));
    return true;
  }
  /** As if it had been typed. */
  const enterWhole = () => {
    const field = form.current!.elements.namedItem('amountMinor') as HTMLInputElement;
    field.value = amountToEdit(money.held.priceMinor, currency, language);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const labels = { amountMinor: t('refund_amount', { currency }), reason: t('reason') };
  return (
    <>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <RefundNote record={record} />
        <FormProblems problem={problem} labels={labels} form={form} />
        <MoneyField
          label={labels.amountMinor}
          note={may('operator') ? t('refund_limit', { limit: priceText(refundLimit, language) }) : t('refund_support')}
          name="amountMinor"
          currency={currency}
          max={money.held.priceMinor}
          required
          error={fieldText(problem, 'amountMinor')}
        />
        <div>
          <Button look="line" onClick={enterWhole}>
            {t('refund_whole', { amount: priceText(money.held, language) })}
          </Button>
        </div>
        <TextField
          label={labels.reason}
          note={t('refund_reason_note')}
          name="reason"
          rows={3}
          minLength={10}
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
      <RefundQuestion record={record} question={question} />
    </>
  );
}

type Question<Asked> = { about: Asked; answer: (isSure: boolean) => void };

/** Asks before something is done that cannot be taken back: `ask` is answered in a dialog, which shows `question`. */
function useQuestion<Asked>() {
  const [question, setQuestion] = useState<Question<Asked> | null>(null);
  const ask = (about: Asked): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSure: boolean) => {
        setQuestion(null);
        resolve(isSure);
      };
      setQuestion({ about, answer });
    });
  return { question, ask };
}

/** Which sum goes to whom, and whether another operator has to approve it first. */
function RefundQuestion({ record, question }: { record: BookingRecordView; question: Question<Refunding> | null }) {
  const t = useT('desk');
  const { language } = usePageContext();
  const { traveller, refunds, refundLimit, money } = record;
  const amountMinor = question?.about.amountMinor ?? 0;
  const given = refunds.reduce((sum, { state, amount }) => sum + (state === 'done' ? amount.priceMinor : 0), 0);
  const isAtOnce = may('operator') && given + amountMinor <= refundLimit.priceMinor;
  const sum = formatMoney({ amountMinor, currency: money.held.currency }, language);
  const name = traveller?.name ?? t('erased');
  return (
    <Dialog
      title={t(isAtOnce ? 'refund_ask' : 'refund_ask_proposed', { amount: sum, name })}
      open={question !== null}
      onClose={() => question?.answer(false)}
    >
      <div className={styles.form}>
        <p>{t(isAtOnce ? 'refund_at_once' : 'refund_waits')}</p>
        <div className={styles.actions}>
          <Button look="sea" onClick={() => question?.answer(true)}>
            {t(isAtOnce ? 'refund_sure' : 'refund_sure_proposed', { amount: sum })}
          </Button>
          <Button look="quiet" onClick={() => question?.answer(false)}>
            {t('refund_not_yet')}
          </Button>
        </div>
      </div>
    </Dialog>
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
