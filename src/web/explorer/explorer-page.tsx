import { definePage, type HeadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ExplorerFilters } from './explorer-filters.tsx';
import { explorerPath, hasFilters } from './explorer-address.ts';
import { type Explorer, loadExplorer } from './load-explorer.ts';
import { MapAndList } from './map-and-list.tsx';
import styles from './explorer-page.module.css';

export const page = definePage<Explorer>({ load: loadExplorer, head, failure: 'explorer:load_failed', Page });

function head({ currentPlace, search }: Explorer, { t, appName }: HeadContext) {
  return {
    title: currentPlace ? t('explorer:title_in', { place: currentPlace.name }) : t('explorer:title'),
    description: t('explorer:lead', { appName }),
    canonical: explorerPath('', currentPlace?.slug ?? null),
    // Only the page of a place without filters is indexed by search engines.
    indexed: !currentPlace && !hasFilters(search),
  };
}

function Page({ data: loaded }: { data: Explorer }) {
  const t = useT('explorer');
  const { appName } = usePageContext().settings;
  // The map is the same for every party; its links and forms keep the visitor's.
  const withTrip = useTripLink();
  const search = withTrip(`?${loaded.search}`).replace('?', '');
  const data = { ...loaded, search };
  const { currentPlace } = data;
  const crumbs = currentPlace
    ? [{ name: t('title'), to: explorerPath(search, null) }, { name: currentPlace.name }]
    : [{ name: t('title') }];
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('common:home'), to: '/' }, ...crumbs]} />
      <header className={styles.top}>
        <h1>{currentPlace ? t('title_in', { place: currentPlace.name }) : t('title')}</h1>
        <p>{t('lead', { appName })}</p>
      </header>
      <ExplorerFilters data={data} />
      <MapAndList data={data} />
    </div>
  );
}
