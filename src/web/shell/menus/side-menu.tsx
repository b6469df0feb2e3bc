import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { may } from '#web/runtime/session/may.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { sections } from '../sections.ts';
import { UserMenuList } from './user-menu-list.tsx';
import styles from './navbar.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

const SupplierMenu = lazy(async () => ({
  default: (await import('#web/supplier/supplier-trail.tsx')).SupplierMenu,
}));

type Props = { open: boolean; onClose: () => void; onPreferences: () => void };

/** The menu of small screens, sliding in from the side. */
export function SideMenu({ open, onClose, onPreferences }: Props) {
  const { settings } = usePageContext();
  useTextsOf('menus');
  const t = useT('navbar');
  const session = useSession();
  const signInPath = useSignInPath();
  const isSupplier = session?.user.role === 'supplier' && may('supplier');
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
              {t('menus:preferences')}
            </button>
          </li>
        </ul>
        {session ? (
          <>
            <hr />
            {isSupplier ? (
              <Suspense>
                <SupplierAreas onDone={onClose} />
                <hr />
              </Suspense>
            ) : null}
            <UserMenuList onDone={onClose} hasAreas={isSupplier} />
          </>
        ) : null}
      </nav>
    </Dialog>
  );
}

/** The pages in which a supplier works, with their names, which other pages do not have. */
function SupplierAreas({ onDone }: { onDone: () => void }) {
  useTextsOf('supplier-areas');
  return <SupplierMenu onDone={onDone} />;
}
