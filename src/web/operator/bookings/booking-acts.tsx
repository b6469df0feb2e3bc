import * as paths from '#contract/paths.generated.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import type { BookingRecordView as BookingRecord } from '#contract/operator/bookings.ts';
import { DecisionForm } from '../cases/decision-form.tsx';
import styles from '../console.module.css';

type Props = { record: BookingRecord; onDone: (text: string) => Promise<void> };
type Decision = 'accept' | 'decline' | 'cancel';

/** What the operator may do with it now. */
export function BookingActs({ record, onDone }: Props) {
  const t = useT('desk');
  const { may, reference, state } = record;
  const decisions: Decision[] = may.cancel ? ['cancel'] : may.decide ? ['accept', 'decline'] : [];
  // Of one that has ended, its state at the top says all.
  if (state === 'cancelled') return null;
  return (
    <section className={styles.card} aria-labelledby="acts">
      <h2 id="acts">{t(may.decide ? 'decide' : 'cancel')}</h2>
      {decisions.length === 0 ? (
        <p>{t(may.needsOperator ? 'cancel_by_operator' : 'cancel_closed')}</p>
      ) : (
        <DecisionOf key={`${reference} ${state}`} {...{ record, decisions, onDone }} />
      )}
    </section>
  );
}

function DecisionOf({ record, decisions, onDone }: Props & { decisions: readonly Decision[] }) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const { reference, money, supplierShare, commission } = record;
  return (
    <DecisionForm
      caseId={reference}
      subject={reference}
      outcomes={decisions.map((value) =>
        value === 'accept'
          ? { value, text: t('decision_accept'), explanation: t('accept_note') }
          : {
              value,
              text: t(`decision_${value}`),
              explanation: [t(`${value}_note`), backText(), value === 'cancel' ? lostText() : '']
                .filter(Boolean)
                .join(' '),
              asks: ['reasons'],
              isHarmful: true,
            },
      )}
      note={t('reason_note')}
      reasonsField="reason"
      reasonsMax={500}
      decide={async ({ outcome: decision, reasons: reason }) => {
        const body = { decision, reason };
        await send(body, (idempotencyKey) =>
          call(paths.decideBookingByOperator, { params: { reference }, body, idempotencyKey }),
        );
        await onDone(t(`done_${decision}`, { reference }));
      }}
    />
  );

  /** The sale is reversed with it. */
  function lostText(): string {
    if (supplierShare.priceMinor === 0) return '';
    const amounts = { share: priceText(supplierShare, language), commission: priceText(commission, language) };
    return t(money.paid.priceMinor > 0 ? 'lost' : 'lost_unpaid', amounts);
  }

  /** All that is held is refunded, whatever the terms. */
  function backText(): string {
    if (money.held.priceMinor > 0) return t('back_all', { amount: priceText(money.held, language) });
    return t(money.paid.priceMinor > 0 ? 'back_given' : 'back_unpaid');
  }
}
