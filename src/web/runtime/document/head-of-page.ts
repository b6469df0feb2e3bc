import type { DocumentHead } from './document-head.ts';
import { withoutPrefix } from '../router/addresses.ts';
import { offeredLanguages } from '#web/shell/language-names.ts';
import type { AnyPage, Head, PageContext } from '../router/page.ts';
import { type BoundTranslate, translator } from '../api/t.ts';

type HeadInput = { pageContext: PageContext; page: AnyPage | undefined; url: URL; data: unknown; status: number };

/** The head of the page, or of the error shown in its place. */
export function headOf({ pageContext, page, url, data, status }: HeadInput): DocumentHead {
  const { language, settings, origin, messages, prefix } = pageContext;
  const t = translator(language, messages, 'common');
  const path = withoutPrefix(url.pathname, prefix);
  const { appName, defaultLanguage } = settings;
  const availableLanguages = offeredLanguages(settings);
  const frame = { appName, origin, language, defaultLanguage, availableLanguages, path };
  if (!page || status >= 400) return { ...frame, ...failureHead(status, t) };
  const base = language === defaultLanguage ? origin : `${origin}/${language}`;
  return { ...frame, ...(page.head(data, { t, language, origin, base, appName, url }) as Head) };
}

function failureHead(status: number, t: BoundTranslate<'common'>): Head {
  if (status === 404) return { title: t('not_found_title'), indexed: false };
  if (status >= 400) return { title: t('error_title'), indexed: false };
  return { title: '', indexed: false };
}
