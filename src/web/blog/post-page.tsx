import { Link } from 'react-router';
import type { PostView } from '#contract/blog.ts';
import * as paths from '#contract/paths.generated.ts';
import { postPath } from '#web/runtime/router/addresses.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { cardOf, TourCard, type CardTour } from '#web/ui/tour-card.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import { Byline } from './byline.tsx';
import { PostBody } from './post-body.tsx';
import { structuredPost } from './structured-post.ts';
import styles from './post-page.module.css';

export type ShownPost = Omit<PostView, 'tours'> & { tours: readonly CardTour[] };

export const page = definePage<ShownPost>({ load, head, failure: 'blog:load_failed', Page: PostPage });

async function load({ call, language, currency, params }: LoadContext): Promise<ShownPost> {
  const post = await call(paths.getPost, { params: { slug: params.slug! }, query: { lang: language, currency } });
  return { ...post, tours: post.tours.map(cardOf) };
}

function head(post: ShownPost, at: HeadContext) {
  return {
    title: post.title,
    description: post.lead,
    canonical: postPath(post.slug),
    image: post.linkImage,
    feed: '/blog/rss.xml',
    // Only needed in the document, so the browser's bundle does not include it.
    structured: import.meta.env.SSR ? structuredPost(post, at) : [],
  };
}

function PostPage({ data: post }: { data: ShownPost }) {
  const t = useT('blog');
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb
        crumbs={[{ name: t('common:home'), to: '/' }, { name: t('title'), to: '/blog' }, { name: post.title }]}
      />
      <article className={styles.post}>
        <header className={styles.top}>
          <p className={styles.tags}>
            {post.tags.map(({ slug, name }) => (
              <Link key={slug} to={`/blog?tag=${slug}`}>
                {name}
              </Link>
            ))}
          </p>
          <h1>{post.title}</h1>
          <p className={styles.intro}>{post.lead}</p>
          <Byline post={post} />
        </header>
        <img className={styles.picture} src={post.image} alt={post.imageAlt} width={1200} height={900} />
        <div className={styles.body}>
          <PostBody blocks={post.blocks} />
          <footer className={styles.author}>
            <p>
              <strong>{t('written_by', { name: post.author.name })}</strong>
            </p>
            {post.author.about ? <p>{post.author.about}</p> : null}
          </footer>
        </div>
      </article>
      {post.tours.length > 0 ? <Tours tours={post.tours} /> : null}
      <p>
        <Link to="/blog">{t('more')}</Link>
      </p>
    </div>
  );
}

function Tours({ tours }: { tours: readonly CardTour[] }) {
  const t = useT('blog');
  return (
    <section className={styles.tours} aria-labelledby="tours">
      <h2 id="tours">{t('tours')}</h2>
      <ul className={`card-grid ${styles.cards}`}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} actions={<WishlistHeart tour={tour} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
