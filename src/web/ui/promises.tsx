import { useT } from '#web/runtime/router/page-context.ts';
import styles from './promises.module.css';

/** What the marketplace promises, in a few words, for the place where somebody decides to book. */
export function Promises() {
  const t = useT('common');
  return (
    <ul className={styles.promises}>
      <li>{t('promise_price')}</li>
      <li>{t('promise_refund')}</li>
      <li>{t('promise_tracking')}</li>
    </ul>
  );
}
