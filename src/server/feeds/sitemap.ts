// For search engines: robots.txt and a sitemap with every language of every address.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { findShownPosts } from '#domain/blog/shown-posts.ts';
import { findCategories, findPlaces } from '#domain/catalogue/catalogue-queries.ts';
import { countToursOnSale, listToursOnSale } from '#domain/catalogue/find-tour.ts';
import { topicSlugs } from '#domain/help/help.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { withPrefix } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import { categorySuffix, placeSuffix } from '#kernel/slugs.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';

type Address = { path: string; changedAt?: Date };

// A sitemap contains at most 50,000 addresses (sitemaps.org); each tour is three.
const toursAtOnce = 15_000;

const named: Address[] = [
  '/',
  '/tours',
  '/categories',
  '/tags',
  '/explorer',
  '/sitemap',
  '/about',
  '/press',
  '/jobs',
  '/blog',
  '/help',
  ...topicSlugs.map((topic) => `/help/${topic}`),
  '/contact',
  '/gift-cards',
  '/become-supplier',
  '/become-content-creator',
  '/affiliate',
  '/terms',
  '/privacy',
  '/personal-info',
  '/cookies',
  '/legal',
  '/digital-services-law',
  '/digital-services-law/decisions',
  '/accessibility',
].map((path) => ({ path }));

export function serveSitemap(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  const { appUrl } = services.config;
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

  app.get('/robots.txt', (request) =>
    request.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /dashboard',
        'Disallow: /bookings',
        'Disallow: /payment-methods',
        'Disallow: /pay/',
        'Allow: /',
        `Sitemap: ${appUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get('/sitemap.xml', async (request) => respondWith(request, xml, () => sitemapIndex(services)));

  app.get('/:file{sitemap-(?:pages|places|posts|tours-[1-9]\\d{0,4})\\.xml}', async (request) => {
    // One says that there is such a file.
    const toursMax = request.req.method === 'HEAD' ? 1 : toursAtOnce;
    const addresses = await addressesOf(services, request.req.param('file'), toursMax);
    if (addresses.length === 0) throw new DomainError('not_found');
    const settings = await currentSettings(services);
    const { availableLanguages, defaultLanguage } = settings;
    const body = () => urlSet(appUrl, addresses, availableLanguages, defaultLanguage);
    return respondWith(request, xml, body);
  });
}

async function sitemapIndex(services: Services): Promise<string> {
  const total = await countToursOnSale(services.database.db);
  const parts = [
    'pages',
    'places',
    ...((await findShownPosts(services.database.db)).length > 0 ? ['posts'] : []),
    ...Array.from({ length: Math.ceil(total / toursAtOnce) }, (_, part) => `tours-${part + 1}`),
  ];
  const entries = parts.map((part) => `<sitemap><loc>${services.config.appUrl}/sitemap-${part}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

async function addressesOf(services: Services, file: string, toursMax: number): Promise<Address[]> {
  if (file === 'sitemap-pages.xml') return named;
  if (file === 'sitemap-posts.xml') return postAddresses(services);
  const part = /tours-(\d+)/.exec(file)?.[1];
  return part ? tourAddresses(services, Number(part), toursMax) : placeAddresses(services);
}

async function tourAddresses({ database }: Services, part: number, limit: number): Promise<Address[]> {
  const rows = await listToursOnSale(database.db, { limit, offset: (part - 1) * toursAtOnce });
  return rows.map(({ slug, updatedAt }) => ({ path: `/tour/${slug}`, changedAt: updatedAt }));
}

async function postAddresses({ database }: Services): Promise<Address[]> {
  const shown = await findShownPosts(database.db);
  return shown.map(({ post }) => ({ path: `/blog/${post.slug}`, changedAt: new Date(post.publishedOn) }));
}

async function placeAddresses({ database }: Services): Promise<Address[]> {
  const [places, categories] = await Promise.all([findPlaces(database.db, 'en'), findCategories(database.db, 'en')]);
  return [
    ...places.filter((place) => place.tours > 0).map(({ slug }) => ({ path: `/${slug}${placeSuffix}` })),
    ...categories.filter((category) => category.tours > 0).map(({ slug }) => ({ path: `/${slug}${categorySuffix}` })),
  ];
}

function urlSet(
  origin: string,
  addresses: Address[],
  languages: readonly Language[],
  defaultLanguage: Language,
): string {
  const inLanguage = (path: string, language: Language) =>
    origin + withPrefix(path, language === defaultLanguage ? null : language);
  const entries = addresses.flatMap(({ path, changedAt }) => {
    const alternates = [
      ...languages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(path, language)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin + path}"/>`,
    ].join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${inLanguage(path, language)}</loc>${changed}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}
