import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { may } from '#web/runtime/session/may.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './operator-frame.module.css';

const groups = [
  {
    group: 'cases',
    areas: [
      { to: '/admin', key: 'overview', right: 'user' },
      { to: '/admin/tours', key: 'tours', right: 'admin' },
      { to: '/admin/notices', key: 'notices', right: 'admin' },
      { to: '/admin/reviews', key: 'reviews', right: 'editor' },
      { to: '/admin/messages', key: 'messages', right: 'support' },
    ],
  },
  {
    group: 'people',
    areas: [
      { to: '/admin/bookings', key: 'bookings', right: 'support' },
      { to: '/admin/users', key: 'users', right: 'support' },
      { to: '/admin/suppliers', key: 'partners', right: 'support' },
      { to: '/admin/affiliates', key: 'affiliates', right: 'admin' },
    ],
  },
  {
    group: 'shop',
    areas: [
      { to: '/admin/catalogue', key: 'catalogue', right: 'admin' },
      { to: '/admin/articles', key: 'articles', right: 'editor' },
      { to: '/admin/featured', key: 'featured', right: 'admin' },
      { to: '/admin/theme', key: 'theme', right: 'admin' },
      { to: '/admin/translations', key: 'translations', right: 'editor' },
      { to: '/admin/settings', key: 'settings', right: 'admin' },
    ],
  },
  {
    group: 'money',
    areas: [
      { to: '/admin/ledger', key: 'ledger', right: 'admin' },
      { to: '/admin/sellers', key: 'sellers', right: 'admin' },
      { to: '/admin/terms', key: 'terms', right: 'admin' },
      { to: '/admin/codes', key: 'codes', right: 'support' },
      { to: '/admin/rates', key: 'rates', right: 'admin' },
    ],
  },
  {
    group: 'system',
    areas: [
      { to: '/admin/failures', key: 'failures', right: 'admin' },
      { to: '/admin/health', key: 'health', right: 'admin' },
      { to: '/admin/audit', key: 'audit', right: 'admin' },
    ],
  },
] as const;

type Props<Loaded> = { title: string; loaded: Loaded | null; children: (loaded: Loaded) => ReactNode };

/** The layout of the operator's area with links to each part. Other users see who it is for. */
export function OperatorFrame<Loaded>({ title, loaded, children }: Props<Loaded>) {
  const t = useT('moderation');
  return (
    <>
      <div className={styles.band}>
        <div className="wide">
          <p className={styles.area}>{t('area')}</p>
          <h1>{title}</h1>
        </div>
        {loaded === null ? null : <Areas />}
      </div>
      <div className={`wide ${styles.page}`}>
        {loaded === null ? (
          <EmptyState title={t('operators_only')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
        ) : (
          <>
            <SecondFactorNotice />
            {children(loaded)}
          </>
        )}
      </div>
    </>
  );
}

/** Without what the caller may not open. */
const ownGroups = () =>
  groups
    .map(({ group, areas }) => ({ group, areas: areas.filter(({ right }) => may(right)) }))
    .filter(({ areas }) => areas.length > 0);

function Areas() {
  const t = useT('moderation');
  return (
    <nav className={`wide ${styles.areas}`} aria-label={t('areas')}>
      {ownGroups().map(({ group, areas }) => (
        <div key={group}>
          <p id={`areas-${group}`}>{t(`areas_${group}`)}</p>
          <ul aria-labelledby={`areas-${group}`}>
            {areas.map(({ to, key }) => (
              <li key={key}>
                <NavLink to={to} end>
                  {t(`area_${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
