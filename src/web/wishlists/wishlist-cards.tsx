import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useNextStarts } from '#web/search/use-next-starts.ts';
import { SavedTourCard } from './saved-tour-card.tsx';
import { useSearchedParty } from './use-searched-party.ts';
import styles from './wishlist-cards.module.css';
import { setInWishlist } from './wishlist-store.ts';

type Wishlist = ResponseBody<'listWishlist'>;
type Removed = { id: string; name: string };

export function WishlistCards({ wishlist }: { wishlist: Wishlist }) {
  const t = useT('dashboard');
  const { removed, failed, remove, undo } = useRemoving();
  const party = useSearchedParty();
  const next = useNextStarts(wishlist.data, party);
  const shown = wishlist.data.filter(({ id }) => id !== removed?.id);
  return (
    <>
      <StatusMessage isShown={removed !== null || failed}>
        {removed ? (
          <Notice tone="good">
            {t('wish_removed', { tour: removed.name })}{' '}
            <button type="button" className={styles.undo} onClick={undo}>
              {t('undo')}
            </button>
          </Notice>
        ) : null}
        {failed ? <Notice tone="bad">{t('common:wish_failed')}</Notice> : null}
      </StatusMessage>
      {shown.length === 0 && wishlist.total <= 1 ? (
        <EmptyState title={t('wishlist_empty')} actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}>
          <p>{t('wishlist_empty_text')}</p>
        </EmptyState>
      ) : (
        <ul className="card-grid">
          {shown.map((tour) => (
            <li key={tour.id}>
              <SavedTourCard
                tour={tour}
                next={next}
                party={party}
                more={
                  <Button look="line" aria-label={t('remove_spoken', { tour: tour.name })} onClick={() => remove(tour)}>
                    {t('remove')}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {wishlist.offSale > 0 ? <p>{t('wishlist:off_sale', { count: wishlist.offSale })}</p> : null}
      <Pagination {...wishlist} hrefOf={(page) => `/dashboard/wishlist?page=${page}`} />
    </>
  );
}

/** Removes the card at once and offers to undo it. */
function useRemoving() {
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failed, setFailed] = useState(false);
  const change = async (tour: Removed, isIncluded: boolean) => {
    setFailed(false);
    setRemoved(isIncluded ? null : tour);
    try {
      await setInWishlist(tour.id, isIncluded);
    } catch {
      setRemoved(null);
      setFailed(true);
    }
    await revalidate();
  };
  return {
    removed,
    failed,
    remove: ({ id, name }: Removed) => void change({ id, name }, false),
    undo: () => void (removed && change(removed, true)),
  };
}

export function WishlistSkeleton() {
  return (
    <div className="card-grid">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape="picture" />
      ))}
    </div>
  );
}
