import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './gift-card-art.module.css';

type Props = { amount: string; recipient: string; sender: string; message: string };

/** A preview of the card with the texts that are being typed. */
export function GiftCardArt({ amount, recipient, sender, message }: Props) {
  const t = useT('gift-cards');
  const { appName } = usePageContext().settings;
  return (
    <figure className={styles.frame} aria-label={t('preview')}>
      <div className={styles.card}>
        <svg viewBox="0 0 400 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <circle className={styles.sun} cx="300" cy="80" r="44" />
          <path className={styles.far} d="M0 148l70-44 60 30 82-66 76 60 62-34 50 30v126H0z" />
          <path className={styles.near} d="M0 162c60-20 118-16 180-4s140 8 220-10v102H0z" />
        </svg>
        <p className={styles.brand}>{appName}</p>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.names}>
          <strong>{recipient || t('preview_recipient')}</strong>
          <span>{sender ? t('preview_from', { name: sender }) : t('preview_sender')}</span>
        </p>
      </div>
      {message ? <figcaption className={styles.message}>{message}</figcaption> : null}
    </figure>
  );
}
