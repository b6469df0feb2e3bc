import { languages } from '#kernel/languages.ts';
import { addressOf, titleOf } from './document-head.ts';
import { headOf } from './head-of-page.ts';

/** Updates the head after a navigation in the browser. Not in the first load. */
export function updateHead(input: Parameters<typeof headOf>[0]): void {
  const page = headOf(input);
  document.title = titleOf(page);
  setAttribute('meta[name="description"]', 'content', page.description ?? '');
  setAttribute(
    'meta[name="robots"]',
    'content',
    page.indexed === false ? 'noindex, follow' : 'max-image-preview:large',
  );
  setAttribute('link[rel="canonical"]', 'href', addressOf(page, page.language));
  for (const language of languages) {
    setAttribute(`link[hreflang="${language}"]`, 'href', addressOf(page, language));
  }
  setAttribute('link[hreflang="x-default"]', 'href', addressOf(page, page.defaultLanguage));
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
