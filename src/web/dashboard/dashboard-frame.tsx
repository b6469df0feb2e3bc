import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { ownName } from '#kernel/own-name.ts';
import { UnconfirmedEmail } from '#web/account/unconfirmed-email.tsx';
import { useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { CountBadges } from './count-badges.tsx';
import styles from './dashboard-frame.module.css';
import type { Counts } from './load-counts.ts';
import { Portrait } from './portrait.tsx';

const tabs = [
  { to: '/dashboard/bookings', key: 'my_bookings' },
  { to: '/dashboard/reviews', key: 'reviews' },
  { to: '/dashboard/history', key: 'history' },
  { to: '/dashboard/wishlist', key: 'wishlist' },
  { to: '/dashboard/info', key: 'info' },
] as const;

export type Tab = (typeof tabs)[number]['key'];

type Props = { tab: Tab; counts: Promise<Counts>; children: ReactNode };

/** The traveller's area: name and photo, counts, the tabs and the open one. */
export function DashboardFrame({ tab, counts, children }: Props) {
  const t = useT('dashboard');
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <div className={styles.band}>
        <div className={`wide ${styles.header}`}>
          <Portrait user={user} />
          <div>
            {ownName(user) ? <p className={styles.name}>{user.name}</p> : null}
            <p className={styles.email}>{user.email}</p>
            {user.role === 'supplier' ? <Link to="/supplier">{t('partner_area')}</Link> : null}
          </div>
          <CountBadges counts={counts} />
        </div>
        <Tabs />
      </div>
      <div className={`wide ${styles.content}`}>
        <UnconfirmedEmail />
        <h1>{t(tab)}</h1>
        {children}
      </div>
    </>
  );
}

function Tabs() {
  const t = useT('dashboard');
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    // On a narrow screen the open tab may be scrolled out of view.
    // With the whole tab before it: half a word at the edge looks like an error.
    const before = open?.closest('li')?.previousElementSibling;
    if (open) strip.current?.scrollTo({ left: before instanceof HTMLElement ? before.offsetLeft : 0 });
  }, []);
  return (
    <nav ref={strip} className={`wide ${styles.tabs}`} aria-label={t('sections')}>
      <ul>
        {tabs.map(({ to, key }) => (
          <li key={key}>
            <NavLink to={to}>{t(key)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
