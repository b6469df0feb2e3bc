import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { useNextStarts } from '#web/search/use-next-starts.ts';
import { SavedTourCard } from './saved-tour-card.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';
import { useSearchedParty } from './use-searched-party.ts';
import styles from './shared-wishlist-page.module.css';

type Shared = { title: string | null; tours: readonly CardTour[]; total: number; pageNumber: number; code: string };

const pageSize = 24;

export const page = definePage<Shared>({ load, head, failure: 'wishlist:load_failed', Page: SharedWishlistPage });

async function load({ call, language, currency, params, url }: LoadContext): Promise<Shared> {
  const code = params.code!;
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const { title, data, total } = await call(paths.readSharedWishlist, {
    params: { code },
    query: { page: pageNumber, pageSize, lang: language, currency },
  });
  return { title, tours: data.map(cardOf), total, pageNumber, code };
}

/** Only for people with the link: not indexed by search engines. */
function head({ title }: Shared, { t }: HeadContext) {
  return { title: title ?? t('wishlist:shared_title'), indexed: false };
}

function SharedWishlistPage({ data: { title, tours, total, pageNumber, code } }: { data: Shared }) {
  const t = useT('wishlist');
  const party = useSearchedParty();
  const next = useNextStarts(tours, party);
  return (
    <div className={`wide ${styles.page}`}>
      <header className={styles.top}>
        <p className={styles.kind}>{t('shared_kind')}</p>
        <h1>{title ?? t('shared_title')}</h1>
        <p>{t('shared_lead', { count: total })}</p>
      </header>
      {total === 0 ? (
        <EmptyState title={t('shared_empty')} actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>} />
      ) : null}
      <ul className="card-grid">
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <SavedTourCard
              tour={tour}
              next={next}
              party={party}
              first={index < 4}
              actions={<WishlistHeart tour={tour} />}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNumber}
        pageSize={pageSize}
        total={total}
        hrefOf={(targetPage) => `/wishlist/${code}${targetPage > 1 ? `?page=${targetPage}` : ''}`}
      />
    </div>
  );
}
