import type { blogEndpoints } from '#contract/blog.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { readPage } from './editing/read-articles.ts';
import { postBlocks, postCard } from './post-view.ts';
import { findShownPosts } from './shown-posts.ts';

export const blogHandlers: Handlers<typeof blogEndpoints> = {
  getPage: ({ database, caller }, { params }) => readPage(database.db, params.name, caller.language),

  async listPosts({ database, caller }, { query: { page, pageSize, tag } }) {
    const shown = await findShownPosts(database.db);
    const found = shown.filter(({ post }) => !tag || post.tags.includes(tag));
    const data = found.slice((page - 1) * pageSize, page * pageSize).map(({ post }) => postCard(post, caller.language));
    return { data, page, pageSize, total: found.length };
  },

  async getPost(context, { params, query }) {
    const { language } = context.caller;
    const shown = (await findShownPosts(context.database.db)).find(({ post }) => post.slug === params.slug);
    if (!shown) throw new DomainError('not_found');
    const currency = query.currency ?? (await currentSettings(context)).defaultCurrency;
    return {
      ...postCard(shown.post, language),
      linkImage: shown.post.linkPicture,
      blocks: postBlocks(shown, language),
      tours: await cardCacheOf(context.database).cards([...shown.onSale.values()], { language, currency }),
    };
  },
};
