import { resultsPath, tagPath, tourPath } from '#web/runtime/router/addresses.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { footerGroups } from '#web/shell/footer-links.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkList } from './link-list.tsx';
import { loadSitemap, toursPerPage, type Sitemap } from './load-sitemap.ts';
import styles from './sitemap-page.module.css';

export const page = definePage<Sitemap>({
  load: loadSitemap,
  head: ({ page: shown }, { t, appName }) => ({
    title: shown === 1 ? t('sitemap:title') : t('sitemap:tours_page', { page: shown }),
    description: t('sitemap:lead', { appName }),
    canonical: shown === 1 ? '/sitemap' : `/sitemap?page=${shown}`,
  }),
  failure: 'sitemap:load_failed',
  Page: SitemapPage,
});

function SitemapPage({ data: sitemap }: { data: Sitemap }) {
  const t = useT('sitemap');
  const { appName } = usePageContext().settings;
  const tFooter = useT('footer');
  const pages = footerGroups.flatMap(({ links }) => links.map(({ to, key }) => ({ to, name: tFooter(key) })));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="bridge" />
      <div className={`wide ${styles.page}`}>
        {sitemap.page === 1 ? (
          <>
            <LinkList title={t('pages')} links={pages} />
            <LinkList
              title={t('cities')}
              links={sitemap.places.map(({ slug, name }) => ({ to: resultsPath({ place: slug }), name }))}
            />
            <LinkList
              title={t('categories')}
              links={sitemap.categories.map(({ slug, name }) => ({ to: resultsPath({ category: slug }), name }))}
            />
            <LinkList title={t('tags')} links={sitemap.tags.map(({ slug, name }) => ({ to: tagPath(slug), name }))} />
          </>
        ) : null}
        <LinkList
          title={sitemap.page === 1 ? t('tours') : t('tours_page', { page: sitemap.page })}
          links={sitemap.tours.map(({ slug, name, city }) => ({ to: tourPath(slug), name, after: city }))}
        />
        <Pagination
          page={sitemap.page}
          pageSize={toursPerPage}
          total={sitemap.total}
          hrefOf={(shown) => (shown === 1 ? '/sitemap' : `/sitemap?page=${shown}`)}
        />
      </div>
    </>
  );
}
