import './gift-card-calls.ts';
import { useState } from 'react';
import type { GiftCardView } from '#contract/gift-cards.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { useIntent } from '#web/intent.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './gift-cards-page.module.css';

/** What a buyer may do with a card that is paid for. */
export type Deed = { kind: 'withdraw' | 'resend'; card: GiftCardView };
type Props = { deed: Deed | null; onClose: () => void; onDone: (news: string) => void };

/** Says what comes of it and what ends, then asks. */
export function DeedDialog({ deed, onClose, onDone }: Props) {
  const t = useT('gift-cards');
  return (
    <Dialog title={t(`${deed?.kind ?? 'withdraw'}_title`)} open={deed !== null} onClose={onClose}>
      {deed ? <Confirm key={deed.kind + deed.card.id} deed={deed} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

const calls = { withdraw: 'withdrawGiftCard', resend: 'resendGiftCard' } as const;
const done = { withdraw: 'withdrawn', resend: 'resent' } as const;

function Confirm({ deed: { kind, card }, onClose, onDone }: Props & { deed: Deed }) {
  const t = useT('gift-cards');
  const { call, language } = useSurroundings();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIntent();
  const values = {
    amount: formatMoney(money(card.amount.priceMinor, card.amount.currency), language),
    name: card.recipientName,
    email: card.recipientEmail,
  };
  const confirm = async () => {
    setSending(true);
    setProblem(null);
    const request = { params: { id: card.id } };
    try {
      await send(request, (idempotencyKey) => call(calls[kind], { ...request, idempotencyKey }));
      onDone(t(done[kind], values));
    } catch (thrown) {
      setProblem(thrown);
      setSending(false);
    }
  };
  return (
    <div className={styles.confirm}>
      <p>{t(`${kind}_question`, values)}</p>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t(`${kind}_failed`)}</Notice> : null}
      <div className={styles.deeds}>
        <Button look={kind === 'withdraw' ? 'danger' : 'sea'} disabled={isSending} onClick={() => void confirm()}>
          {t(isSending ? 'sending' : `${kind}_confirm`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(`${kind}_keep`)}
        </Button>
      </div>
    </div>
  );
}
