import type { DocumentHead } from './document-head.ts';
import { withoutPrefix } from './addresses.ts';
import type { AnyPage, Head, Surroundings } from './page.ts';
import { translator } from './t.ts';

type Shown = { surroundings: Surroundings; page: AnyPage | undefined; url: URL; data: unknown; status: number };

/** The head of what is shown: the page's own, or that of the failure in its place. */
export function headOf({ surroundings, page, url, data, status }: Shown): DocumentHead {
  const { language, settings, origin, messages, prefix } = surroundings;
  const t = translator(language, messages, 'common');
  const path = withoutPrefix(url.pathname, prefix);
  const frame = { appName: settings.appName, origin, language, defaultLanguage: settings.defaultLanguage, path };
  if (!page || status >= 400) return { ...frame, ...failureHead(status, t) };
  const base = prefix ? `${origin}/${prefix}` : origin;
  return { ...frame, ...(page.head(data, { t, language, origin, base, appName: settings.appName, url }) as Head) };
}

function failureHead(status: number, t: (key: string) => string): Head {
  if (status === 404) return { title: t('not_found_title'), indexed: false };
  if (status >= 400) return { title: t('error_title'), indexed: false };
  return { title: '', indexed: false };
}
