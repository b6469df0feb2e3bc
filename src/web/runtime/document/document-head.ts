// The document's head: title, addresses in every language, previews for sharing.
import type { Language } from '#kernel/languages.ts';
import type { Head } from '../router/page.ts';

export type DocumentHead = Head & {
  appName: string;
  origin: string;
  language: Language;
  /** The language whose addresses have no prefix. */
  defaultLanguage: Language;
  availableLanguages: readonly Language[];
  /** The requested path without prefix and query. */
  path: string;
};

export function titleOf({ title, appName }: Pick<DocumentHead, 'title' | 'appName'>): string {
  return title ? `${title} · ${appName}` : appName;
}

export function addressOf({ origin, defaultLanguage, canonical, path }: DocumentHead, language: Language): string {
  const plain = canonical ?? path;
  return origin + (language === defaultLanguage ? plain : `/${language}${plain === '/' ? '' : plain}`);
}

export function headMarkup(page: DocumentHead): string {
  const here = addressOf(page, page.language);
  const indexed = page.indexed !== false;
  return [
    `<title>${escapeText(titleOf(page))}</title>`,
    page.description && meta('name', 'description', page.description),
    meta('name', 'robots', indexed ? 'max-image-preview:large' : 'noindex, follow'),
    indexed && `<link rel="canonical" href="${escapeText(here)}">`,
    ...(indexed ? alternates(page) : []),
    page.feed && feedLink(page, page.feed),
    meta('property', 'og:site_name', page.appName),
    meta('property', 'og:title', page.title || page.appName),
    page.description && meta('property', 'og:description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', here),
    meta('property', 'og:locale', { es: 'es_ES', en: 'en_GB', fr: 'fr_FR' }[page.language]),
    page.image && meta('property', 'og:image', new URL(page.image, page.origin).href),
    page.image && meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="manifest" href="/app.webmanifest">',
  ]
    .filter(Boolean)
    .join('');
}

/** Placed after the markup, whose content it repeats: in the head it was outside gzip's window of 32 kB. */
export function structuredMarkup({ structured = [] }: DocumentHead): string {
  return structured
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`)
    .join('');
}

function alternates(page: DocumentHead): string[] {
  const link = (code: string, language: Language) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeText(addressOf(page, language))}">`;
  return [
    link('x-default', page.defaultLanguage),
    ...page.availableLanguages.map((language) => link(language, language)),
  ];
}

function feedLink(page: DocumentHead, feed: string): string {
  const address = addressOf({ ...page, canonical: feed }, page.language);
  return `<link rel="alternate" type="application/rss+xml" href="${escapeText(address)}">`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeText(content)}">`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
