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

type Props = { card: GiftCardView | null; onClose: () => void; onDone: (news: string) => void };

/** Says what comes back and what ends, then asks. */
export function WithdrawDialog({ card, onClose, onDone }: Props) {
  const t = useT('gift-cards');
  return (
    <Dialog title={t('withdraw_title')} open={card !== null} onClose={onClose}>
      {card ? <Confirm key={card.id} card={card} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

function Confirm({ card, onClose, onDone }: Props & { card: GiftCardView }) {
  const t = useT('gift-cards');
  const { call, language } = useSurroundings();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = useIntent();
  const amount = formatMoney(money(card.amount.priceMinor, card.amount.currency), language);
  const withdraw = async () => {
    setSending(true);
    setProblem(null);
    const request = { params: { id: card.id } };
    try {
      await send(request, (idempotencyKey) => call('withdrawGiftCard', { ...request, idempotencyKey }));
      onDone(t('withdrawn', { amount }));
    } catch (thrown) {
      setProblem(thrown);
      setSending(false);
    }
  };
  return (
    <div className={styles.confirm}>
      <p>{t('withdraw_question', { name: card.recipientName, amount })}</p>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('withdraw_failed')}</Notice> : null}
      <div className={styles.deeds}>
        <Button look="danger" disabled={isSending} onClick={() => void withdraw()}>
          {t(isSending ? 'sending' : 'withdraw_confirm')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
