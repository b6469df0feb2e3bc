import type { PostCardView } from '#contract/blog.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './byline.module.css';

/** Author, date and reading time. */
export function Byline({ post }: { post: Pick<PostCardView, 'author' | 'publishedOn' | 'readingMinutes'> }) {
  const t = useT('blog');
  const { language } = usePageContext();
  return (
    <p className={styles.byline}>
      <span>{t('by', { name: post.author.name })}</span>
      <time dateTime={post.publishedOn}>{longDate(post.publishedOn, language)}</time>
      <span>{t('minutes', { count: post.readingMinutes })}</span>
    </p>
  );
}
