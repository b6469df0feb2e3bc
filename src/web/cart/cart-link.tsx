import { Link } from 'react-router';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useCartCount } from './cart-count.ts';
import styles from './cart-link.module.css';

/** The cart in the header, as long as something is in it. Loaded once a user is signed in. */
export function CartLink() {
  const count = useCartCount();
  return count === 0 ? null : <Badge count={count} />;
}

function Badge({ count }: { count: number }) {
  useTextsOf('cart');
  const t = useT('cart');
  return (
    <Link to="/cart" className={styles.cart} aria-label={t('badge', { count })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6.2M9 20a1 1 0 1 0 .01 0M16.5 20a1 1 0 1 0 .01 0" />
      </svg>
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
