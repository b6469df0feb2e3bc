import type { GiftCardView } from '#contract/gift-cards.ts';
import { longDate } from '#web/content/long-date.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Deed } from './deed-dialog.tsx';
import styles from './gift-cards-page.module.css';

export function GiftCardRow({ card, onDeed }: { card: GiftCardView; onDeed: (kind: Deed['kind']) => void }) {
  const t = useT('gift-cards');
  const { language } = useSurroundings();
  const { amount, balance, recipientName, recipientEmail, state, payment, withdrawUntil, can } = card;
  return (
    <article className={styles.row}>
      <p className={styles.worth}>
        <Price priceMinor={amount.priceMinor} currency={amount.currency} />
      </p>
      <div>
        <h3>{t('for', { name: recipientName })}</h3>
        <p className={styles.soft}>{recipientEmail}</p>
        <p>{t(`state_${state}`, { date: longDate(state === 'sent' ? card.sentAt! : card.sendOn, language) })}</p>
        {state === 'sent' && balance.priceMinor < amount.priceMinor ? (
          <p className={styles.soft}>
            {t('left')} <Price priceMinor={balance.priceMinor} currency={balance.currency} />
          </p>
        ) : null}
        {can.withdraw && withdrawUntil ? (
          <p className={styles.soft}>{t('withdraw_until', { date: longDate(withdrawUntil, language) })}</p>
        ) : null}
      </div>
      <div className={styles.deeds}>
        {payment.redirectUrl ? (
          <a className={buttonClass('book')} href={payment.redirectUrl}>
            {t('pay_now')}
          </a>
        ) : null}
        {can.resend ? (
          <Button
            look="quiet"
            onClick={() => onDeed('resend')}
            aria-label={t('resend_spoken', { name: recipientName })}
          >
            {t('resend')}
          </Button>
        ) : null}
        {can.withdraw ? (
          <Button
            look="danger"
            onClick={() => onDeed('withdraw')}
            aria-label={t('withdraw_spoken', { name: recipientName })}
          >
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
