import { tripSearch } from '#kernel/trip-context.ts';
import { definePage, type HeadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip, useTripLink } from '#web/runtime/router/use-trip.ts';
import { hasFilters, withoutAll } from '#web/search/results-address.ts';
import { Chips } from '#web/search/chips.tsx';
import { ListOrMap } from '#web/search/list-or-map.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ExplorerFilters } from './explorer-filters.tsx';
import { explorerPath, path, resultsHref } from './explorer-address.ts';
import { type Explorer, loadExplorer } from './load-explorer.ts';
import { MapAndList } from './map-and-list.tsx';
import styles from './explorer-page.module.css';

export const page = definePage<Explorer>({ load: loadExplorer, head, failure: 'explorer:load_failed', Page });

function head({ currentPlace, search }: Explorer, { t, appName }: HeadContext) {
  return {
    title: currentPlace ? t('explorer:title_in', { place: currentPlace.name }) : t('explorer:title'),
    description: currentPlace ? t('explorer:lead_in') : t('explorer:lead', { appName }),
    canonical: explorerPath('', currentPlace?.slug ?? null),
    // Only the page of a place without filters is indexed by search engines.
    indexed: !currentPlace && !hasFilters(search, withoutAll),
  };
}

function Page({ data: loaded }: { data: Explorer }) {
  const t = useT('explorer');
  const { appName } = usePageContext().settings;
  // Without a date the map is the same for every party; its links and forms keep the visitor's.
  const trip = tripSearch(useTrip());
  const withTrip = useTripLink();
  const search = trip ? withTrip(`?${loaded.search}`).slice(1) : loaded.search;
  const data = { ...loaded, search };
  const { currentPlace, map } = data;
  const place = currentPlace?.slug ?? null;
  const crumbs = currentPlace
    ? [{ name: t('title'), to: explorerPath(search, null) }, { name: currentPlace.name }]
    : [{ name: t('title') }];
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('common:home'), to: '/' }, ...crumbs]} />
      <header className={styles.top}>
        <h1>{currentPlace ? t('title_in', { place: currentPlace.name }) : t('title')}</h1>
        <p>{currentPlace ? t('lead_in') : t('lead', { appName })}</p>
      </header>
      <div className={styles.tools}>
        <ExplorerFilters data={data} />
        <ListOrMap list={resultsHref(search, place)} map={explorerPath(search, place)} shown="map" />
      </div>
      <Chips facets={(currentPlace ?? map).facets} path={path} search={search && `?${search}`} />
      <MapAndList data={data} />
    </div>
  );
}
