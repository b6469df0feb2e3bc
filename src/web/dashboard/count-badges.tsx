import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './dashboard-frame.module.css';
import type { Counts } from './load-counts.ts';

const badges = [
  { count: 'bookings', to: '/dashboard/bookings' },
  { count: 'wishlist', to: '/dashboard/wishlist' },
  { count: 'reviews', to: '/dashboard/reviews' },
] as const;

/** If the counts cannot be loaded the badges are left out; the list below reports the error. */
export function CountBadges({ counts }: { counts: Promise<Counts> }) {
  return (
    <ul className={styles.badges}>
      <Suspense fallback={<Badges counts={null} />}>
        <Await resolve={counts} errorElement={<Badges counts={null} />}>
          {(known) => <Badges counts={known} />}
        </Await>
      </Suspense>
    </ul>
  );
}

function Badges({ counts }: { counts: Counts | null }) {
  const t = useT('dashboard');
  const { language } = usePageContext();
  return badges.map(({ count, to }) => (
    <li key={count}>
      <Link to={to}>
        <strong>{counts ? counts[count].toLocaleString(language) : '–'}</strong>{' '}
        <span>{t(`count_${count}`, { count: counts?.[count] ?? 0 })}</span>
      </Link>
    </li>
  ));
}
