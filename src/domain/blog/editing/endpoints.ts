import type { articleEndpoints } from '#contract/operator/articles.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { publishArticle, saveArticle, unpublishArticle } from './change-articles.ts';
import { listArticles, readArticle, readArticleVersion } from './read-articles.ts';

export const articleHandlers: Handlers<typeof articleEndpoints> = {
  async listArticles({ database, caller }, { params: { kind }, query: { page, pageSize } }) {
    const all = await listArticles(database.db, kind, caller.language);
    return { data: all.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: all.length };
  },
  getArticle: ({ database }, { params: { kind, slug } }) => readArticle(database.db, kind, slug),
  getArticleVersion: ({ database }, { params: { kind, slug, version } }) =>
    readArticleVersion(database.db, kind, slug, version),
  saveArticle: (context, { params, body }) => saveArticle(context, params, body),
  publishArticle: (context, { params, body }) => publishArticle(context, params, body.version),
  unpublishArticle: (context, { params }) => unpublishArticle(context, params),
};
