import { definePage, type HeadContext } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ExplorerFilters } from './explorer-filters.tsx';
import { explorerPath, hasFilters } from './explorer-address.ts';
import { type Explorer, loadExplorer } from './load-explorer.ts';
import { MapAndList } from './map-and-list.tsx';
import styles from './explorer-page.module.css';

export const page = definePage<Explorer>({ load: loadExplorer, head, failure: 'explorer:load_failed', Page });

function head({ here, search }: Explorer, { t, appName }: HeadContext) {
  return {
    title: here ? t('explorer:title_in', { place: here.name }) : t('explorer:title'),
    description: t('explorer:lead', { appName }),
    canonical: explorerPath('', here?.slug ?? null),
    // Of a place its results are worth keeping; filtered ones are nobody's page.
    indexed: !here && !hasFilters(search),
  };
}

function Page({ data }: { data: Explorer }) {
  const t = useT('explorer');
  const { appName } = useSurroundings().settings;
  const { here, search } = data;
  const crumbs = here
    ? [{ name: t('title'), to: explorerPath(search, null) }, { name: here.name }]
    : [{ name: t('title') }];
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('common:home'), to: '/' }, ...crumbs]} />
      <header className={styles.top}>
        <h1>{here ? t('title_in', { place: here.name }) : t('title')}</h1>
        <p>{t('lead', { appName })}</p>
      </header>
      <ExplorerFilters data={data} />
      <MapAndList data={data} />
    </div>
  );
}
