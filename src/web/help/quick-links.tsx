import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './help-page.module.css';

const links = [
  { to: '/bookings', key: 'to_bookings' },
  { to: '/find-booking', key: 'to_find_booking' },
  { to: '/payment-methods', key: 'to_payments' },
  { to: '/gift-cards', key: 'to_gift_cards' },
] as const;

/** What most people come for, one tap away. */
export function QuickLinks() {
  const t = useT('help');
  return (
    <nav aria-label={t('quick')}>
      <ul className={styles.quick}>
        {links.map(({ to, key }) => (
          <li key={to}>
            <Link to={to}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
