import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './trust-line.module.css';

/** What the marketplace can prove, counted today. null: not known now. */
export type Facts = { reviews: number | null; supplierPercent: number | null };

export function TrustLine({ reviews, supplierPercent }: Facts) {
  const t = useT('home');
  const { language } = usePageContext();
  return (
    <ul className={`wide ${styles.line}`}>
      <li>{t('trust_refund')}</li>
      <li>{t('trust_tracking')}</li>
      {reviews ? <li>{t('trust_reviews', { count: reviews, number: reviews.toLocaleString(language) })}</li> : null}
      {supplierPercent === null ? null : <li>{t('trust_partners', { percent: supplierPercent })}</li>}
    </ul>
  );
}
