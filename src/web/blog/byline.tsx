import type { PostCardView } from '#contract/blog.ts';
import { longDate } from '#web/content/long-date.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import styles from './byline.module.css';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ post }: { post: Pick<PostCardView, 'author' | 'publishedOn' | 'readingMinutes'> }) {
  const t = useT('blog');
  const { language } = useSurroundings();
  return (
    <p className={styles.byline}>
      <span>{t('by', { name: post.author.name })}</span>
      <time dateTime={post.publishedOn}>{longDate(post.publishedOn, language)}</time>
      <span>{t('minutes', { count: post.readingMinutes })}</span>
    </p>
  );
}
