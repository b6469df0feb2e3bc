import { Link } from 'react-router';
import type { PostCardView } from '#contract/blog.ts';
import * as paths from '#contract/paths.generated.ts';
import { postTags, type PostTag } from '#kernel/choices/post-tags.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { PostCard } from './post-card.tsx';
import styles from './blog-page.module.css';

type Posts = { posts: readonly PostCardView[]; total: number; pageNumber: number; tag: PostTag | undefined };

// One post across the page and three rows of three below it.
const pageSize = 4;

export const page = definePage<Posts>({ load, head, failure: 'blog:load_failed', Page: BlogPage });

async function load({ call, language, url }: LoadContext): Promise<Posts> {
  const tag = postTags.find((known) => known === url.searchParams.get('tag'));
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const { data, total } = await call(paths.listPosts, { query: { tag, page: pageNumber, pageSize, lang: language } });
  return { posts: data, total, pageNumber, tag };
}

function head({ pageNumber, tag }: Posts, { t }: HeadContext) {
  const name = pageNumber > 1 ? t('blog:page_title', { page: pageNumber }) : t('blog:title');
  return {
    title: tag ? `${t(`blog:tag.${tag}`)} · ${name}` : name,
    description: t('blog:lead'),
    canonical: hrefOf(tag, pageNumber),
    feed: '/blog/rss.xml',
  };
}

function hrefOf(tag: PostTag | undefined, pageNumber: number): string {
  const query = new URLSearchParams({
    ...(tag ? { tag } : {}),
    ...(pageNumber > 1 ? { page: String(pageNumber) } : {}),
  });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

function BlogPage({ data: { posts, total, pageNumber, tag } }: { data: Posts }) {
  const t = useT('blog');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} motif="signpost" />
      <div className={`wide ${styles.page}`}>
        <Topics chosen={tag} />
        {posts.length === 0 ? (
          <EmptyState title={t('empty')} actions={<ButtonLink to="/tours">{t('to_tours')}</ButtonLink>}>
            {t('empty_text')}
          </EmptyState>
        ) : null}
        <ul className={styles.posts}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
        <Pagination
          page={pageNumber}
          pageSize={pageSize}
          total={total}
          hrefOf={(targetPage) => hrefOf(tag, targetPage)}
        />
      </div>
    </>
  );
}

function Topics({ chosen }: { chosen: PostTag | undefined }) {
  const t = useT('blog');
  const { language, settings } = usePageContext();
  const prefix = language === settings.defaultLanguage ? '' : `/${language}`;
  return (
    <nav className={styles.topics} aria-label={t('topics')}>
      <ul>
        {[undefined, ...postTags].map((tag) => (
          <li key={tag ?? ''}>
            <Link to={hrefOf(tag, 1)} aria-current={tag === chosen ? 'page' : undefined}>
              {tag ? t(`tag.${tag}`) : t('all')}
            </Link>
          </li>
        ))}
      </ul>
      <a className={styles.feed} href={`${prefix}/blog/rss.xml`}>
        {t('feed')}
      </a>
    </nav>
  );
}
