import type { PostBlock, PostCardView } from '#contract/blog.ts';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import { describePicture } from '#domain/storefront/pictures.ts';
import { type Post, withLinks } from './post.ts';
import type { ShownPost } from './shown-posts.ts';

export function postCard(post: Post, language: Language): PostCardView {
  const { title, lead, readingMinutes } = post.texts[language];
  return {
    slug: post.slug,
    title,
    lead,
    image: post.picture.url,
    imageAlt: describePicture(post.picture, language, title),
    publishedOn: post.publishedOn,
    readingMinutes,
    author: { name: post.author.name, about: post.author.about[language] },
    tags: post.tags.map((slug) => ({ slug, name: text(language, 'blog', `tag.${slug}`) })),
  };
}

/** A tour that is not on sale is mentioned without a link. */
export function postBlocks({ post, onSale }: ShownPost, language: Language): PostBlock[] {
  return withLinks(post.texts[language].blocks, (to) => {
    const [, slug] = /^\/tour\/(.+)$/.exec(to) ?? [];
    return slug && !onSale.has(slug) ? undefined : to;
  });
}
