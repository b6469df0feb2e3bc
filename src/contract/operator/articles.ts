// Posts of the blog and pages of the footer as editors write them.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { instant, language, listOf, paging } from '#contract/primitives.ts';
import { articleKinds, articleLimits, articleStatuses, slugPattern } from '#kernel/articles/articles.ts';
import { postTags } from '#kernel/choices/post-tags.ts';

const kind = z.enum(articleKinds);
const slug = z.string().regex(slugPattern).max(articleLimits.slug).describe('the last part of its address');
const articleParams = z.object({ kind, slug });

const text = z.strictObject({
  title: z.string().trim().max(articleLimits.title),
  lead: z.string().trim().max(articleLimits.lead),
  body: z
    .string()
    .trim()
    .max(articleLimits.body)
    .describe(
      '`## Heading {#anchor}`, `- entry of a list`, `[words](/address)`, on pages `**bold**`; an empty line between paragraphs',
    ),
});
const texts = z.strictObject({ en: text, es: text, fr: text });
const facts = z
  .strictObject({
    author: z.string().trim().max(articleLimits.author),
    tags: z.array(z.enum(postTags)).max(postTags.length),
    pictureTour: slug.nullable().describe('the tour whose picture it has; null: the first that it leads to'),
  })
  .describe('of a post');

const row = z
  .object({
    kind,
    slug,
    title: z.string(),
    status: z.enum(articleStatuses),
    isChanged: z.boolean().describe('there is a later version than the published one'),
    missing: z.array(language).describe('languages in which something is not written yet'),
    changedAt: instant.nullable().describe('null: as the build has it'),
  })
  .openapi('ArticleRow');
export type ArticleRowView = z.output<typeof row>;

const article = z
  .object({
    kind,
    slug,
    status: z.enum(articleStatuses),
    version: z.int().describe('the latest; 0 while there is only the text of the build'),
    publishedVersion: z.int().nullable(),
    hasBuilt: z.boolean().describe('the build has a text of it: version 0'),
    facts,
    texts,
    versions: z
      .array(z.object({ version: z.int(), savedAt: instant, savedBy: z.string().nullable() }))
      .describe('the last thirty, latest first'),
  })
  .openapi('Article');
export type ArticleView = z.output<typeof article>;

const versionView = z.object({ version: z.int(), facts, texts }).openapi('ArticleVersion');
export type ArticleVersionView = z.output<typeof versionView>;

const change = z.strictObject({
  version: z.int().min(0).max(1_000_000).describe('the version that this one follows'),
  facts,
  texts,
});
export type ArticleChange = z.output<typeof change>;

export const articleEndpoints = endpoints({
  listArticles: {
    method: 'GET',
    path: '/admin/articles/{kind}',
    summary: 'Posts or pages, the latest change first, then those that are as the build has them',
    access: 'editor',
    params: z.object({ kind }),
    query: z.object(paging),
    status: 200,
    response: listOf(row),
    codes: [],
  },
  getArticle: {
    method: 'GET',
    path: '/admin/articles/{kind}/{slug}',
    summary: 'The latest version of a post or page, with its history',
    access: 'editor',
    params: articleParams,
    status: 200,
    response: article,
    codes: ['not_found'],
  },
  getArticleVersion: {
    method: 'GET',
    path: '/admin/articles/{kind}/{slug}/versions/{version}',
    summary: 'An earlier version; 0 is the text of the build',
    access: 'editor',
    params: articleParams.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    status: 200,
    response: versionView,
    codes: ['not_found'],
  },
  saveArticle: {
    method: 'PUT',
    path: '/admin/articles/{kind}/{slug}',
    summary: 'Save a new version of a post or page, or begin a post; what is shown does not change',
    access: 'editor',
    params: articleParams,
    body: change,
    status: 200,
    response: article,
    codes: ['not_found', 'article_changed'],
  },
  publishArticle: {
    method: 'PUT',
    path: '/admin/articles/{kind}/{slug}/publication',
    summary: 'Show a version; every process knows within a second',
    access: 'editor',
    params: articleParams,
    body: z.strictObject({ version: z.int().min(1).max(1_000_000) }),
    status: 200,
    response: article,
    codes: ['not_found'],
  },
  unpublishArticle: {
    method: 'DELETE',
    path: '/admin/articles/{kind}/{slug}/publication',
    summary: 'Show a post no longer, or the text of the build in place of a page',
    access: 'editor',
    params: articleParams,
    status: 200,
    response: article,
    codes: ['not_found'],
  },
});
