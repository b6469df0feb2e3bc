import type { GoodwillRefundView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import { ActorName } from '../audit/actor-name.tsx';
import { DecisionForm } from '../cases/decision-form.tsx';
import styles from '../console.module.css';

type Props = {
  refund: GoodwillRefundView;
  /** Who gets it. */
  traveller: string;
  onDone: (text: string) => Promise<void>;
};

/** Who proposed and who decided; what waits is decided here by an operator who did not propose it, or withdrawn by who did. */
export function RefundDecision({ refund, traveller, onDone }: Props) {
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
        {decidedBy && decidedAt && !isAtOnce && state !== 'withdrawn' ? (
          <span>
            {t('refund_decided', { moment: moment(decidedAt) })} <ActorName actor={decidedBy} />
          </span>
        ) : null}
      </p>
      {state !== 'proposed' ? null : isOwn ? (
        <Withdrawing refund={refund} onDone={onDone} />
      ) : may('operator') ? (
        <Deciding {...{ refund, traveller, onDone }} />
      ) : null}
    </>
  );
}

function Withdrawing({ refund: { id, amount: proposed }, onDone }: Omit<Props, 'traveller'>) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const amount = priceText(proposed, language);
  return (
    <>
      <p>{t('refund_own')}</p>
      <DecisionForm
        caseId={id}
        subject={amount}
        outcomes={[{ value: 'withdraw', text: t('refund_withdraw'), explanation: t('refund_withdraw_note') }]}
        decide={async () => {
          await send(id, (idempotencyKey) => call(paths.withdrawRefund, { params: { id }, idempotencyKey }));
          await onDone(t('refund_withdrawn', { amount }));
        }}
      />
    </>
  );
}

function Deciding({ refund: { id, amount: refunded }, traveller: name, onDone }: Props) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const amount = priceText(refunded, language);
  return (
    <DecisionForm
      caseId={id}
      subject={amount}
      outcomes={[
        { value: 'approve', text: t('refund_approve'), explanation: t('refund_approve_note', { amount, name }) },
        { value: 'decline', text: t('refund_decline'), asks: ['reasons'], isHarmful: true },
      ]}
      reasonsField="reason"
      reasonsMax={1000}
      decide={async ({ outcome, reasons: reason }) => {
        const body = { outcome, reason };
        await send(body, (idempotencyKey) => call(paths.decideRefund, { params: { id }, body, idempotencyKey }));
        await onDone(t(outcome === 'approve' ? 'refund_approved' : 'refund_declined', { amount }));
      }}
    />
  );
}
