import { Link } from 'react-router';
import { useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './settings-page.module.css';

const ownLinks = [
  { to: '/dashboard/info', key: 'profile' },
  { to: '/dashboard/info?tab=notifications', key: 'notifications' },
  { to: '/dashboard/info?tab=security', key: 'security' },
  { to: '/dashboard/info?tab=password', key: 'password' },
  { to: '/payment-methods', key: 'payments' },
] as const;

const publicLinks = [
  { to: '/personal-info', key: 'data' },
  { to: '/cookies', key: 'cookies' },
] as const;

/** Links to the other pages of an account. */
export function AccountLinks() {
  const t = useT('settings');
  const session = useSession();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t('account')}</h2>
      {session ? null : (
        <div className={styles.signIn}>
          <p className={styles.text}>{t('account_text')}</p>
          <ButtonLink to="/login?next=%2Fsettings">{t('sign_in')}</ButtonLink>
        </div>
      )}
      <ul className={styles.links}>
        {[...(session ? ownLinks : []), ...publicLinks].map(({ to, key }) => (
          <li key={key}>
            <Link to={to}>{t(`link_${key}`)}</Link>
            <p>{t(`link_${key}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
