// The blog as RSS 2.0, one feed per language.
import type { Context as HonoContext, Hono } from 'hono';
import type { PostCardView } from '#contract/blog.ts';
import { postCard } from '#domain/blog/post-view.ts';
import { findShownPosts } from '#domain/blog/shown-posts.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { escapeXml } from '#platform/texts/escape-xml.ts';
import { withPrefix } from '#kernel/language-routes.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';

const postsInFeed = 50;

export function serveBlogFeed(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  const serve = async (request: HonoContext, requested: string | undefined) => {
    const settings = await currentSettings(services);
    const isOffered = isLanguage(requested) && settings.availableLanguages.includes(requested);
    if (requested && !isOffered) return request.redirect('/blog/rss.xml');
    const language = isOffered ? requested : settings.defaultLanguage;
    const home = services.config.appUrl + withPrefix('/blog', language === settings.defaultLanguage ? null : language);
    const feed = async () => {
      const shown = await findShownPosts(services.database.db);
      const cards = shown.slice(0, postsInFeed).map(({ post }) => postCard(post, language));
      return feedXml({ appName: settings.appName || defaultBrand, language, home }, cards);
    };
    const headers = {
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=3600',
    };
    return respondWith(request, headers, feed);
  };
  // The path ends with a fixed segment, as everything else below /blog is a post.
  app.get('/:blog{blog}/rss.xml', (request) => serve(request, undefined));
  app.get('/:language{es|en|fr}/blog/rss.xml', (request) => serve(request, request.req.param('language')));
}

type Channel = { appName: string; language: Language; home: string };

function feedXml({ appName, language, home }: Channel, posts: readonly PostCardView[]): string {
  const self = `${home}/rss.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${text(language, 'blog', 'title')} · ${appName}`),
    element('link', home),
    element('description', text(language, 'blog', 'lead')),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemXml(post, `${home}/${post.slug}`)),
    '</channel></rss>',
  ].join('');
}

function itemXml(post: PostCardView, address: string): string {
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(post.publishedOn).toUTCString()),
    element('dc:creator', post.author.name),
    ...post.tags.map(({ name }) => element('category', name)),
    element('description', post.lead),
    '</item>',
  ].join('');
}

const element = (name: string, content: string): string => `<${name}>${escapeXml(content)}</${name}>`;
