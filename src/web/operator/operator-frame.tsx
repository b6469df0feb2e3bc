import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './operator-frame.module.css';

const areas = [
  { to: '/admin', key: 'overview' },
  { to: '/admin/bookings', key: 'bookings' },
  { to: '/admin/suppliers', key: 'partners' },
  { to: '/admin/tours', key: 'tours' },
  { to: '/admin/notices', key: 'notices' },
  { to: '/admin/reviews', key: 'reviews' },
  { to: '/admin/affiliates', key: 'affiliates' },
  { to: '/admin/messages', key: 'messages' },
  { to: '/admin/translations', key: 'translations' },
  { to: '/admin/users', key: 'users' },
  { to: '/admin/settings', key: 'settings' },
  { to: '/admin/audit', key: 'audit' },
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

function Areas() {
  const t = useT('moderation');
  return (
    <nav className={`wide ${styles.areas}`} aria-label={t('areas')}>
      <ul>
        {areas.map(({ to, key }) => (
          <li key={key}>
            <NavLink to={to} end>
              {t(`area_${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
