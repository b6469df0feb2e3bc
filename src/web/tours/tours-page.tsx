import { Form, useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { bookPath } from '#web/runtime/router/addresses.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTrip, useTripLink } from '#web/runtime/router/use-trip.ts';
import { NextStart } from '#web/search/next-start.tsx';
import { useNextStarts } from '#web/search/use-next-starts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PastEnd } from '#web/ui/past-end.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { cardOf, TourCard, type CardTour } from '#web/ui/tour-card.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import styles from './tours-page.module.css';

const orders = {
  popularity: 'DESC',
  rating: 'DESC',
  price: 'ASC',
  duration: 'ASC',
  name: 'ASC',
  newest: 'DESC',
} as const;
type Order = keyof typeof orders;
type Tours = { tours: readonly CardTour[]; total: number; pageNumber: number; order: Order };

const pageSize = 12;

export const page = definePage<Tours>({ load, head, failure: 'tours:load_failed', Page: ToursPage });

async function load({ call, language, currency, url }: LoadContext): Promise<Tours> {
  const requested = url.searchParams.get('orderBy') ?? '';
  const order = Object.hasOwn(orders, requested) ? (requested as Order) : 'popularity';
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const { data, total } = await call(paths.listTours, {
    query: { orderBy: order, orderDir: orders[order], page: pageNumber, pageSize, lang: language, currency },
  });
  return { tours: data.map(cardOf), total, pageNumber, order };
}

function head({ tours, pageNumber }: Tours, { t }: HeadContext) {
  return {
    title: t('tours:title'),
    description: t('tours:subtitle'),
    canonical: pageNumber > 1 ? `/tours?page=${pageNumber}` : '/tours',
    indexed: tours.length > 0 || pageNumber === 1,
  };
}

function hrefOf(order: Order, targetPage: number): string {
  const query = new URLSearchParams({
    ...(order === 'popularity' ? {} : { orderBy: order }),
    ...(targetPage > 1 ? { page: String(targetPage) } : {}),
  });
  return query.size > 0 ? `/tours?${query}` : '/tours';
}

function ToursPage({ data: { tours, total, pageNumber, order } }: { data: Tours }) {
  const t = useT('tours');
  const withTrip = useTripLink();
  const next = useNextStarts(tours, useTrip());
  return (
    <div className={`wide ${styles.page}`}>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
        </div>
        <div className={styles.tools}>
          <ButtonLink to={withTrip('/search')} look="line">
            {t('filter')}
          </ButtonLink>
          <OrderSelect order={order} />
        </div>
      </header>
      {tours.length === 0 && total > 0 ? (
        <PastEnd pageSize={pageSize} total={total} hrefOf={(targetPage) => hrefOf(order, targetPage)} />
      ) : null}
      {total === 0 ? (
        <EmptyState title={t('empty')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      ) : null}
      <ul className="card-grid">
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <TourCard
              tour={tour}
              first={index < 4}
              heading="h2"
              actions={<WishlistHeart tour={tour} />}
              next={<NextStart start={next?.starts.get(tour.id)} mostPeople={next?.mostPeople.get(tour.id)} />}
              footer={<BookLink tour={tour} />}
            />
          </li>
        ))}
      </ul>
      {tours.length > 0 ? (
        <Pagination
          page={pageNumber}
          pageSize={pageSize}
          total={total}
          hrefOf={(targetPage) => hrefOf(order, targetPage)}
        />
      ) : null}
    </div>
  );
}

function BookLink({ tour }: { tour: CardTour }) {
  const t = useT('tours');
  const withTrip = useTripLink();
  return (
    <ButtonLink to={withTrip(bookPath(tour.id))} look="book" full aria-label={t('book_tour', { name: tour.name })}>
      {t('book')}
    </ButtonLink>
  );
}

function OrderSelect({ order }: { order: Order }) {
  const t = useT('tours');
  const navigate = useNavigate();
  return (
    <Form action="/tours" method="get" className={styles.order}>
      <label htmlFor="order">{t('order')}</label>
      <select
        id="order"
        name="orderBy"
        value={order}
        onChange={(event) => void navigate(hrefOf(event.target.value as Order, 1), { preventScrollReset: true })}
      >
        {(Object.keys(orders) as Order[]).map((name) => (
          <option key={name} value={name}>
            {t(`order_${name}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="line">
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  );
}
