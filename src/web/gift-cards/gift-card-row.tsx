import type { GiftCardView } from '#contract/gift-cards.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { GiftCardAction } from './action-dialog.tsx';
import styles from './gift-cards-page.module.css';

export function GiftCardRow({
  card,
  onAction,
}: {
  card: GiftCardView;
  onAction: (kind: GiftCardAction['kind']) => void;
}) {
  const t = useT('gift-cards');
  const { language } = usePageContext();
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
      <div className={styles.actions}>
        {payment.redirectUrl ? (
          <a className={buttonClass('book')} href={payment.redirectUrl}>
            {t('pay_now')}
          </a>
        ) : null}
        {can.resend ? (
          <Button
            look="quiet"
            onClick={() => onAction('resend')}
            aria-label={t('resend_spoken', { name: recipientName })}
          >
            {t('resend')}
          </Button>
        ) : null}
        {can.withdraw ? (
          <Button
            look="danger"
            onClick={() => onAction('withdraw')}
            aria-label={t('withdraw_spoken', { name: recipientName })}
          >
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
