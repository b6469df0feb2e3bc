import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './become-supplier-page.module.css';

/** Registering takes a while, so it opens in a new tab, and says so. */
export function SignInLinks() {
  const t = useT('become-supplier');
  return (
    <p className={styles.signInLinks}>
      <ButtonLink to="/supplier/register" target="_blank">
        {t('register')}
        <span className="visually-hidden">{t('new_tab')}</span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7" />
        </svg>
      </ButtonLink>
      <ButtonLink to="/supplier/login" look="line">
        {t('login')}
      </ButtonLink>
    </p>
  );
}
