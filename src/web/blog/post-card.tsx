import { Link } from 'react-router';
import type { PostCardView } from '#contract/blog.ts';
import { postPath } from '#web/addresses.ts';
import { useT } from '#web/surroundings.ts';
import { Byline } from './byline.tsx';
import styles from './post-card.module.css';

/** `first`: in the first view, so its picture is not put off. */
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
      <div className={styles.words}>
        <p className={styles.tags}>{post.tags.map(({ slug }) => t(`tag.${slug}`)).join(' · ')}</p>
        <h2>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </h2>
        <p>{post.lead}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
