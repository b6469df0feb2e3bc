import { useT } from '#web/surroundings.ts';
import styles from './loading-screen.module.css';

/** Until language, currency and session are known. */
export function LoadingScreen() {
  const t = useT('common');
  return (
    <div className={styles.screen} role="status">
      <div className={styles.sun} aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}
