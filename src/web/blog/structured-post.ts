// JSON-LD of a post: article, author, date and breadcrumb.
import type { PostView } from '#contract/blog.ts';
import type { HeadContext } from '#web/runtime/router/page.ts';
import { structuredCrumbs } from '#web/runtime/router/structured-crumbs.ts';

export function structuredPost(
  post: Omit<PostView, 'tours'>,
  { t, language, origin, appName, url }: HeadContext,
): object[] {
  const address = origin + url.pathname;
  const blog = address.slice(0, address.lastIndexOf('/'));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.lead,
      image: [new URL(post.linkImage, origin).href],
      datePublished: post.publishedOn,
      inLanguage: language,
      mainEntityOfPage: address,
      author: { '@type': 'Person', name: post.author.name },
      publisher: { '@type': 'Organization', name: appName, logo: `${origin}/brand/mark.png` },
      keywords: post.tags.map(({ name }) => name).join(', '),
    },
    structuredCrumbs([
      { name: t('common:home'), item: blog.slice(0, blog.lastIndexOf('/')) || origin },
      { name: t('blog:title'), item: blog },
      { name: post.title, item: address },
    ]),
  ];
}
