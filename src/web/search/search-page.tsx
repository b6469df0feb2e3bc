import { lazy, Suspense, useRef } from 'react';
import { tripSearch } from '#kernel/trip-context.ts';
import { chooseTours, useChosenTours } from '#web/compare/chosen-tours.ts';
import { CompareChoice } from '#web/compare/compare-choice.tsx';
import { linkPicture, resultsPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useIsTripCut, useTrip, useTripLink } from '#web/runtime/router/use-trip.ts';
import { definePage, type HeadContext } from '#web/runtime/router/page.ts';
import { structuredCrumbs } from '#web/runtime/router/structured-crumbs.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PastEnd } from '#web/ui/past-end.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TourCard } from '#web/ui/tour-card.tsx';
import { WhenNear } from '#web/ui/loading/when-near.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import { Chips } from './chips.tsx';
import { Filters } from './filters.tsx';
import { FoldedSearch } from './folded-search.tsx';
import { ListOrMap } from './list-or-map.tsx';
import type { SearchResults, Results } from './load-results.ts';
import { NextStart } from './next-start.tsx';
import { RankingNote } from './ranking-note.tsx';
import { hasFilters, hrefWith, mapHref } from './results-address.ts';
import { SortSelect } from './sort-select.tsx';
import styles from './search-page.module.css';
import { useLatestSearch } from './use-latest-search.ts';
import { useNextStarts } from './use-next-starts.ts';

// Part of the document, but not of the first load.
const NothingFound = import.meta.env.SSR
  ? (await import('./more/nothing-found.tsx')).NothingFound
  : lazy(async () => ({ default: (await import('./more/nothing-found.tsx')).NothingFound }));

const MoreResults = lazy(async () => ({ default: (await import('./more/more-results.tsx')).MoreResults }));

const CutTrip = lazy(async () => ({ default: (await import('./more/cut-trip.tsx')).CutTrip }));

const CompareBar = lazy(async () => ({ default: (await import('#web/compare/compare-bar.tsx')).CompareBar }));

// The first list comes with its data, so what loads others is fetched with the first of them.
const loader = () => import('./load-results.ts');
// The server has it from the start: a later build removes its file.
if (import.meta.env.SSR) await loader();

export const page = definePage<Results>({
  load: async (at) => (await loader()).loadResults(at),
  head,
  Page: SearchPage,
});

function head({ title, result, path, search, canonical, above }: Results, { t, base }: HeadContext) {
  return {
    title: result?.seo.title || title || t('search-results:title'),
    description: result?.seo.description,
    canonical,
    // One page a place or activity is worth keeping; filtered and empty ones are not.
    indexed: (result?.tours.length ?? 0) > 0 && !hasFilters(search),
    image: linkPicture(result?.tours[0]?.slug ?? 'stock'),
    structured:
      import.meta.env.SSR && result
        ? [
            tourList(result.tours, base),
            structuredCrumbs([
              ...(above ? [{ name: above.name, item: base + above.to }] : []),
              { name: result.seo.title, item: base + path },
            ]),
          ]
        : [],
  };
}

function tourList(tours: readonly { name: string; slug: string }[], base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tours.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${base}/tour/${slug}`,
    })),
  };
}

function SearchPage({ data: loaded }: { data: Results }) {
  const t = useT('search-results');
  // A cached list is the same for every party; its links and forms keep the visitor's.
  const trip = tripSearch(useTrip());
  const withTrip = useTripLink();
  const data = trip ? { ...loaded, search: withTrip(loaded.search) } : loaded;
  const { result, title, search, path } = data;
  const isTripCut = useIsTripCut();
  const total = result?.total ?? 0;
  const isShort = result?.page === 1 && total < shortList;
  const more = isShort ? <AfterShortList key={path + search} list={loaded} search={search} /> : null;
  return (
    <div className={`wide ${styles.page}`}>
      <FoldedSearch key={path} initial={data.initialInput} />
      <Breadcrumb
        crumbs={[
          { name: t('common:home'), to: '/' },
          ...(data.above ? [data.above] : []),
          { name: title || t('title') },
        ]}
      />
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1>{result?.seo.title || title || t('title')}</h1>
          <p className={styles.total} role="status">
            {t('total', { count: total })}
            {result?.tours[0] ? `. ${t(pricesOf(result.tours), { currency: result.tours[0].currency })}` : ''}
            {result?.corrected ? ` ${t('corrected', { words: result.corrected })}` : ''}
          </p>
          {isTripCut ? (
            <Suspense>
              <CutTrip />
            </Suspense>
          ) : null}
        </header>
        {result ? <Filters data={data} address={path + loaded.search} lines={linesBeside(result)} /> : null}
        <div className={styles.tools}>
          {total > 1 ? <SortSelect path={path} search={search} sort={result!.ranking.sort} /> : null}
          <ListOrMap list={path + search} map={mapHref(search, cityOf(result), data.initialInput.activity.slug)} />
        </div>
        <div className={styles.results}>
          {result ? <Chips facets={result.facets} path={path} search={search} category={categoryOf(result)} /> : null}
          {total > 0 ? (
            <FoundTours data={data} />
          ) : (
            <Suspense>
              <NothingFound data={data} />
            </Suspense>
          )}
          {/* What to do next is beside the filters, not below them. */}
          {total === 0 ? more : null}
          {result && total > 0 ? <RankingNote ranking={result.ranking} /> : null}
        </div>
      </div>
      {total > 0 ? more : null}
    </div>
  );
}

/** What prices are: with nothing chosen they are in the currency of the place. */
const pricesOf = (tours: SearchResults['tours']) =>
  tours.every(({ currency, chargedCurrency }) => currency === chargedCurrency) ? 'prices_charged' : 'prices_shown';

/** What a list of a place is narrowed to. */
const categoryOf = ({ place, category }: SearchResults) =>
  place && category && { name: category.name, without: resultsPath({ place: place.slug }) };

/** The map of a place is of a city. */
const cityOf = (result: SearchResults | null) => (result?.place?.type === 'city' ? result.place.slug : undefined);

/** A list of fewer tours is followed by others. */
const shortList = 6;
const toursInRow = 3;
const linesOfRow = 10;

/** Loaded when it is in view, or below an empty list at once. Until then its room is reserved: a day and a place add a part each. */
function AfterShortList({ list, search }: { list: Results; search: string }) {
  const query = new URLSearchParams(search);
  const isNarrowed = list.initialInput.activity.slug || query.has('q') || hasFilters(search);
  const hasOthersHere = list.result?.place && isNarrowed;
  const room = (
    <div className={`${styles.room} ${query.has('date') ? styles.ofDay : ''} ${hasOthersHere ? styles.ofPlace : ''}`} />
  );
  return (
    <WhenNear className={styles.more} margin={list.result?.total ? '0px' : '100%'} until={room}>
      <MoreResults list={list} search={search} room={room} />
    </WhenNear>
  );
}

/** How many lines of filters are as high as the list. */
const linesBeside = ({ tours }: SearchResults) => Math.ceil(tours.length / toursInRow) * linesOfRow;

function FoundTours({ data: { result, path, search } }: { data: Results }) {
  const { tours, page: shown, pageSize, total } = result!;
  const trip = useTrip();
  const next = useNextStarts(tours, trip);
  /** On the day that is searched the deadline may have passed. */
  const ofDay = (tour: (typeof tours)[number]) =>
    trip.date && next?.starts.get(tour.id)?.freeCancellation === false ? { ...tour, freeCancellation: false } : tour;
  const chosen = useChosenTours();
  const list = useRef<HTMLUListElement>(null);
  // The button that clears goes with the bar.
  const clearChosen = () => {
    chooseTours([]);
    list.current?.focus();
  };
  const latest = useLatestSearch(search);
  const hrefOf = (targetPage: number) => hrefWith(path, latest, { page: targetPage > 1 ? String(targetPage) : null });
  if (tours.length === 0) return <PastEnd pageSize={pageSize} total={total} hrefOf={hrefOf} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="card-grid">
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <TourCard
              tour={ofDay(tour)}
              first={index < 3}
              heading="h2"
              actions={
                <>
                  <CompareChoice tour={tour} />
                  <WishlistHeart tour={tour} />
                </>
              }
              next={
                <NextStart
                  start={next?.starts.get(tour.id)}
                  mostPeople={next?.mostPeople.get(tour.id)}
                  isPrivate={tour.privateGroup}
                />
              }
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <Suspense>
          <CompareBar chosen={chosen} onClear={clearChosen} />
        </Suspense>
      ) : null}
      <Pagination page={shown} pageSize={pageSize} total={total} hrefOf={hrefOf} />
    </>
  );
}
