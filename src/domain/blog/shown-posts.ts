import { toursIn } from '#kernel/articles/article-text.ts';
import { languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findLeadPictures, type LeadPicture } from '#domain/catalogue/catalogue-queries.ts';
import { findOnSale } from '#domain/catalogue/sale.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import {
  type ArticleTexts,
  listPublished,
  listReplacedPosts,
  type PublishedArticle,
} from './editing/article-queries.ts';
import { builtPosts } from './editing/built-articles.ts';
import { type Post, postText } from './post.ts';

/** A post with those of its tours that are on sale: their ids by slug. */
export type ShownPost = { post: Post; onSale: Map<string, string> };

/** Latest first. Posts of the build without any tour on sale are left out: they belong to the demo world. */
export async function findShownPosts(db: Queryable): Promise<ShownPost[]> {
  const [replaced, published] = [await listReplacedPosts(db), await listPublished(db, 'post')];
  const built = builtPosts.filter(({ slug }) => !replaced.has(slug));
  const written = published.map(writtenPost);
  const slugs = new Set([...built, ...written].flatMap(({ tours }) => tours));
  const onSale = await findOnSale(db, [...slugs]);
  const pictures = await findLeadPictures(
    db,
    written.flatMap(({ pictureOf }) => pictureOf ?? []),
  );
  const withTours = (post: Post): ShownPost => ({
    post,
    onSale: new Map(post.tours.flatMap((slug) => (onSale.has(slug) ? [[slug, onSale.get(slug)!] as const] : []))),
  });
  return [
    ...built.map(withTours).filter((shown) => shown.onSale.size > 0),
    ...written.map((post) => withTours(withPicture(post, pictures))),
  ].sort((a, b) => b.post.publishedOn.localeCompare(a.post.publishedOn) || a.post.slug.localeCompare(b.post.slug));
}

type WrittenPost = Omit<Post, 'picture' | 'linkPicture'> & { pictureOf: string | undefined };

/** A post that an editor published. */
function writtenPost({ slug, publishedOn, facts, texts }: PublishedArticle): WrittenPost {
  const known = builtPosts.find(({ author }) => author.name === facts.author)?.author;
  const tours = [...new Set(Object.values(texts).flatMap(({ body }) => toursIn(body)))];
  return {
    slug,
    publishedOn: publishedOn!,
    author: { name: facts.author, about: known?.about ?? { es: '', en: '', fr: '' } },
    tags: facts.tags,
    places: [],
    tours,
    pictureOf: facts.pictureTour ?? tours[0],
    texts: inEachLanguage(texts),
  };
}

/** That of its tour while it is on sale. */
function withPicture({ pictureOf, ...post }: WrittenPost, pictures: Map<string, LeadPicture>): Post {
  const lead = pictureOf === undefined ? undefined : pictures.get(pictureOf);
  return {
    ...post,
    picture: lead ?? { url: stockPictureUrl, scene: null },
    linkPicture: `/og/${lead ? pictureOf : 'stock'}.png`,
  };
}

/** In another language rather than not at all. */
function inEachLanguage(texts: ArticleTexts): Post['texts'] {
  const some = texts.en ?? Object.values(texts)[0]!;
  return Object.fromEntries(
    languages.map((language) => [language, postText(texts[language] ?? some)]),
  ) as Post['texts'];
}
