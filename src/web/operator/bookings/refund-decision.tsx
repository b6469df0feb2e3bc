import type { GoodwillRefundView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import { ActorName } from '../audit/actor-name.tsx';
import { DecisionForm } from '../cases/decision-form.tsx';
import styles from '../console.module.css';

type Props = { refund: GoodwillRefundView; onDone: (text: string) => Promise<void> };

/** Who proposed and who decided; what waits is decided here by anyone but its proposer. */
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

function Deciding({ refund: { id, amount: refunded }, onDone }: Props) {
  const t = useT('desk');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const amount = priceText(refunded, language);
  return (
    <DecisionForm
      caseId={id}
      subject={amount}
      outcomes={[
        { value: 'approve', text: t('refund_approve') },
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
