import { useState } from 'react';
import type { GiftCardView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './gift-cards-page.module.css';

/** What a buyer can do with a paid card. */
export type GiftCardAction = { kind: 'withdraw' | 'resend'; card: GiftCardView };
type Props = { action: GiftCardAction | null; onClose: () => void; onDone: (message: string) => void };

/** Explains the consequences and asks for confirmation. */
export function ActionDialog({ action, onClose, onDone }: Props) {
  const t = useT('gift-cards');
  return (
    <Dialog title={t(`${action?.kind ?? 'withdraw'}_title`)} open={action !== null} onClose={onClose}>
      {action ? <Confirm key={action.kind + action.card.id} action={action} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

const calls = { withdraw: paths.withdrawGiftCard, resend: paths.resendGiftCard } as const;
const done = { withdraw: 'withdrawn', resend: 'resent' } as const;

function Confirm({ action: { kind, card }, onClose, onDone }: Props & { action: GiftCardAction }) {
  const t = useT('gift-cards');
  const { call, language } = usePageContext();
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIdempotentSend();
  const values = {
    amount: formatMoney(money(card.amount.priceMinor, card.amount.currency), language),
    name: card.recipientName,
    email: card.recipientEmail,
  };
  const confirm = async () => {
    setSubmitting(true);
    setProblem(null);
    const request = { params: { id: card.id } };
    try {
      await send(request, (idempotencyKey) => call(calls[kind], { ...request, idempotencyKey }));
      onDone(t(done[kind], values));
    } catch (thrown) {
      setProblem(thrown);
      setSubmitting(false);
    }
  };
  return (
    <div className={styles.confirm}>
      <p>{t(`${kind}_question`, values)}</p>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t(`${kind}_failed`)}</Notice> : null}
      <div className={styles.actions}>
        <Button look={kind === 'withdraw' ? 'danger' : 'sea'} disabled={isSubmitting} onClick={() => void confirm()}>
          {t(isSubmitting ? 'sending' : `${kind}_confirm`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(`${kind}_keep`)}
        </Button>
      </div>
    </div>
  );
}
