import { useEffect, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { setInWishlist, useInWishlist } from './wishlist-store.ts';
import styles from './wishlist-heart.module.css';

type Props = {
  tour: { id: string; name: string };
  /** 'corner': an icon on a card's picture; 'button': with text. */
  look?: 'corner' | 'button';
};

const noticeMs = 5000;

export function WishlistHeart({ tour, look = 'corner' }: Props) {
  const t = useT('common');
  const isSaved = useInWishlist(tour.id);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(false), noticeMs);
    return () => clearTimeout(timer);
  }, [failed]);
  const toggle = () => {
    setFailed(false);
    setInWishlist(tour.id, !isSaved).catch(() => setFailed(true));
  };
  return (
    <span className={styles.frame}>
      <button
        type="button"
        className={`${styles.heart} ${styles[look]}`}
        aria-pressed={isSaved}
        aria-label={t('wish', { tour: tour.name })}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5C5.5 16 2.5 12.4 2.5 8.6 2.5 5.7 4.7 3.5 7.4 3.5c1.9 0 3.5 1 4.6 2.7 1.1-1.7 2.7-2.7 4.6-2.7 2.7 0 4.9 2.2 4.9 5.1 0 3.8-3 7.4-9.5 11.9z" />
        </svg>
        {look === 'button' ? <span>{t('wish_word')}</span> : null}
      </button>
      <span role="status" className={failed ? styles.failed : undefined}>
        {failed ? t('wish_failed') : ''}
      </span>
    </span>
  );
}
