import { Link } from 'react-router';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { may } from '#web/runtime/session/may.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { accountLinks, linksOfRoles } from './account-links.ts';
import { signOut } from './sign-out.ts';
import styles from './navbar.module.css';

type Props = { onDone: () => void; /** Those of the role are beside it. */ hasAreas?: boolean };

/** The links of the signed-in user, for the navigation bar and the side menu. */
export function UserMenuList({ onDone, hasAreas = false }: Props) {
  useTextsOf('menus');
  const t = useT('menus');
  const role = useSession()?.user.role ?? 'client';
  const own = role === 'supplier' && !may('supplier') ? linksOfRoles.supplier.slice(0, 1) : linksOfRoles[role];
  return (
    <ul className={styles.menu}>
      {[...(hasAreas ? [] : own), ...accountLinks].map(({ to, key }) => (
        <li key={to}>
          <Link to={to} onClick={onDone}>
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void signOut().then(onDone)}>
          {t('logout')}
        </button>
      </li>
    </ul>
  );
}
