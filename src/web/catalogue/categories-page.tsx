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
        {categories.map((category) => (
          <li key={category.id} className={category.parent ? styles.below : undefined}>
            <Link to={resultsPath({ category: category.slug })}>
              <span className={styles.name}>{category.name}</span>
              <span className={styles.description}>{category.description}</span>
              <span className={styles.count}>{t('common:tours_count', { count: category.tours })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
