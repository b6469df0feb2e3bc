// The texts of the build as an editor begins with them: the files of posts, and the texts of pages in the markup of articles.
import { type PageSlug, pageSlugs, isPageSlug, type ArticleKind } from '#kernel/articles/articles.ts';
import { paragraphKeys } from '#kernel/articles/page-texts.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import type { Post } from '../post.ts';
import { readPosts } from '../read-posts.ts';
import type { ArticleFacts, ArticleText, ArticleTexts } from './article-queries.ts';

export const builtPosts: readonly Post[] = readPosts();

type BuiltArticle = { slug: string; facts: ArticleFacts; texts: ArticleTexts; publishedOn: string | null };

export function builtArticles(kind: ArticleKind): BuiltArticle[] {
  return kind === 'page' ? pageSlugs.map(builtPage) : builtPosts.map(builtPost);
}

export function findBuiltArticle(kind: ArticleKind, slug: string): BuiltArticle | undefined {
  if (kind === 'page') return isPageSlug(slug) ? builtPage(slug) : undefined;
  const post = builtPosts.find((one) => one.slug === slug);
  return post && builtPost(post);
}

function builtPost({ slug, author, tags, picture, texts, publishedOn }: Post): BuiltArticle {
  const [, pictureTour = null] = /^\/posters\/(.+)-\d\.svg$/.exec(picture.url) ?? [];
  const inLanguages = languages.map((language) => {
    const { title, lead, body } = texts[language];
    return [language, { title, lead, body }] as const;
  });
  const facts = { author: author.name, tags: [...tags], pictureTour };
  return { slug, facts, texts: Object.fromEntries(inLanguages) as ArticleTexts, publishedOn };
}

const builtPage = (slug: PageSlug): BuiltArticle => ({
  slug,
  facts: { author: '', tags: [], pictureTour: null },
  texts: Object.fromEntries(languages.map((language) => [language, pageText(slug, language)])) as ArticleTexts,
  publishedOn: null,
});

/** Placeholders such as {{appName}} stay, and are filled in when the page is shown. */
function pageText(slug: PageSlug, language: Language): ArticleText {
  const messages = messagesOf(language, slug);
  const sections = Object.keys(messages).flatMap((key) => /^(.+)\.title$/.exec(key)?.[1] ?? []);
  const body = sections.map((section) => {
    const heading = `## ${messages[`${section}.title`]} {#${section}}`;
    return [heading, ...paragraphKeys(messages, section).map((key) => messages[key]!)].reduce(joinParagraphs);
  });
  return { title: messages.title ?? '', lead: messages.lead ?? '', body: body.join('\n\n') };
}

/** Entries of one list follow each other without an empty line. */
function joinParagraphs(before: string, next: string): string {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  return `${before}${last.startsWith('- ') && next.startsWith('- ') ? '\n' : '\n\n'}${next}`;
}
