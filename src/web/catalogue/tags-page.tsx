import { Link } from 'react-router';
import type { TagView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { tagPath } from '#web/runtime/router/addresses.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './lists.module.css';

export const page = definePage<readonly TagView[]>({ load, head, failure: 'tags:load_failed', Page: TagsPage });

function load({ call, language }: LoadContext): Promise<readonly TagView[]> {
  return call(paths.listTags, { query: { lang: language } });
}

function head(_: unknown, { t }: HeadContext) {
  return { title: t('tags:title'), description: t('tags:subtitle'), canonical: '/tags' };
}

function TagsPage({ data: tags }: { data: readonly TagView[] }) {
  const t = useT('tags');
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.subtitle}>{t('subtitle')}</p>
      {tags.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Link to={tagPath(tag.slug)}>
              {tag.name}
              <span className={styles.count} aria-hidden="true">
                {tag.tours}
              </span>
              <span className="visually-hidden">, {t('common:tours_count', { count: tag.tours })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
