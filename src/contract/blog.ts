import { z } from '@hono/zod-openapi';
import { pageSlugs } from '#kernel/articles/articles.ts';
import { postTags } from '#kernel/choices/post-tags.ts';
import { tourCardView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { calendarDate, currency, language, listOf, paging } from './primitives.ts';

export const postCardView = z
  .object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    publishedOn: calendarDate,
    readingMinutes: z.int(),
    author: z.object({ name: z.string(), about: z.string() }),
    tags: z.array(z.object({ slug: z.enum(postTags), name: z.string() })),
  })
  .openapi('PostCard');
export type PostCardView = z.output<typeof postCardView>;

const words = z.array(
  z.object({ text: z.string(), to: z.string().optional().describe('an address here, without language prefix') }),
);
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), words }),
  z.object({ kind: z.literal('list'), entries: z.array(words) }),
]);
export type PostWords = z.output<typeof words>;
export type PostBlock = z.output<typeof block>;

export const postView = postCardView
  .extend({
    linkImage: z.string().describe('what links to the post show elsewhere, 1200 × 630'),
    blocks: z.array(block),
    tours: z.array(tourCardView).describe('those of the post that are on sale'),
  })
  .openapi('Post');
export type PostView = z.output<typeof postView>;

export const pageView = z
  .object({
    page: z
      .object({
        title: z.string(),
        lead: z.string(),
        changedOn: calendarDate,
        sections: z.array(z.object({ anchor: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
      })
      .nullable()
      .describe('null: the text of the build'),
  })
  .openapi('Page');
export type PageView = z.output<typeof pageView>;

export const blogEndpoints = endpoints({
  getPage: {
    method: 'GET',
    path: '/pages/{name}',
    summary:
      'What an editor has published in place of a text of the build; `{{appName}}` and the like are filled in where it is shown',
    access: 'anyone',
    params: z.object({ name: z.enum(pageSlugs) }),
    query: z.object({ lang: language.optional() }),
    status: 200,
    response: pageView,
    codes: [],
  },
  listPosts: {
    method: 'GET',
    path: '/posts',
    summary: 'Posts of the blog, latest first; those of whose tours none is on sale are left out',
    access: 'anyone',
    query: z.object({ ...paging, lang: language.optional(), tag: z.enum(postTags).optional() }),
    status: 200,
    response: listOf(postCardView),
    codes: [],
  },
  getPost: {
    method: 'GET',
    path: '/posts/{slug}',
    summary: 'A post of the blog; a tour that is not on sale is told of without a link',
    access: 'anyone',
    params: z.object({ slug: z.string().min(1).max(120) }),
    query: z.object({ lang: language.optional(), currency: currency.optional() }),
    status: 200,
    response: postView,
    codes: ['not_found'],
  },
});
