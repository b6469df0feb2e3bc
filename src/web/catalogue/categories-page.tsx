import { Link } from 'react-router';
import type { CategoryView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './lists.module.css';

export const page = definePage<readonly CategoryView[]>({
  load,
  head,
  failure: 'categories:load_failed',
  Page: CategoriesPage,
});

function load({ call, language }: LoadContext): Promise<readonly CategoryView[]> {
  return call(paths.listCategories, { query: { lang: language } });
}

function head(_: unknown, { t }: HeadContext) {
  return { title: t('categories:title'), description: t('categories:subtitle'), canonical: '/categories' };
}

function CategoriesPage({ data: categories }: { data: readonly CategoryView[] }) {
  const t = useT('categories');
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.subtitle}>{t('subtitle')}</p>
      {categories.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.categories}>
        {withBelow(categories).map(([category, below]) => (
          <li key={category.id}>
            <CategoryLink category={category} />
            {below.length > 0 ? (
              <ul className={styles.below}>
                {below.map((one) => (
                  <li key={one.id}>
                    <CategoryLink category={one} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each category of the first level with those below it, in their order. */
function withBelow(categories: readonly CategoryView[]): [CategoryView, readonly CategoryView[]][] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const byParent = Map.groupBy(categories, ({ parent }) => (parent !== null && slugs.has(parent) ? parent : null));
  return (byParent.get(null) ?? []).map((category) => [category, byParent.get(category.slug) ?? []]);
}

function CategoryLink({ category: { slug, name, description, tours } }: { category: CategoryView }) {
  const t = useT('categories');
  return (
    <Link to={resultsPath({ category: slug })}>
      <span className={styles.name}>{name}</span>
      <span className={styles.description}>{description}</span>
      <span className={styles.count}>{t('common:tours_count', { count: tours })}</span>
    </Link>
  );
}
