import { Link } from 'react-router';
import type { PostCardView } from '#contract/blog.ts';
import { postPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Byline } from './byline.tsx';
import styles from './post-card.module.css';

/** `first`: in the first viewport, so its picture is loaded eagerly. */
export function PostCard({ post, first }: { post: PostCardView; first: boolean }) {
  const t = useT('blog');
  return (
    <article className={styles.card}>
      <img
        src={post.image}
        alt={post.imageAlt}
        width={1200}
        height={900}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={styles.text}>
        <p className={styles.tags}>{post.tags.map(({ slug }) => t(`tag.${slug}`)).join('\u00a0· ')}</p>
        <h2>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </h2>
        <p>{post.lead}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
