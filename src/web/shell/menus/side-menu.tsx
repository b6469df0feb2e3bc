import { Link } from 'react-router';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { sections } from '../sections.ts';
import { UserMenuList } from './user-menu-list.tsx';
import styles from './navbar.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

type Props = { open: boolean; onClose: () => void; onPreferences: () => void };

/** The menu of small screens, sliding in from the side. */
export function SideMenu({ open, onClose, onPreferences }: Props) {
  const { settings } = usePageContext();
  const t = useT('navbar');
  const session = useSession();
  const signInPath = useSignInPath();
  return (
    <Dialog title={settings.appName} open={open} onClose={onClose} side>
      <nav className={styles.side} aria-label={t('main_navigation')}>
        <ul className={styles.menu}>
          {sections.map(({ to, key }) => (
            <li key={key}>
              <Link to={to} onClick={onClose}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
        <hr />
        <ul className={styles.menu}>
          {session ? null : (
            <li>
              <Link to={signInPath} onClick={onClose}>
                {t('sign_in')}
              </Link>
            </li>
          )}
          {session ? null : (
            <li>
              <Link to="/become-supplier" onClick={onClose}>
                {t('become_partner')}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={onPreferences}>
              {t('preferences')}
            </button>
          </li>
        </ul>
        {session ? (
          <>
            <hr />
            <UserMenuList onDone={onClose} />
          </>
        ) : null}
      </nav>
    </Dialog>
  );
}
