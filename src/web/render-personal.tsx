// A page that belongs to one person, as the server sends it: an empty frame that the browser fills, below what there is
// for everybody.
import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import { withoutPrefix } from './addresses.ts';
import { documentHtml } from './document.ts';
import { documentScripts } from './document-scripts.ts';
import { headOf } from './head-of-page.ts';
import { pageDataOf } from './page-data.ts';
import type { AnyPage, PageRequest, PageResult, Surroundings } from './page.ts';
import { filesOfPage } from './page-assets.ts';
import { loadPage, type PageRoute } from './routes.ts';
import { PersonalShell } from './shell/personal-shell.tsx';
import { SurroundingsContext } from './surroundings.ts';

export async function renderPersonal(
  request: PageRequest,
  surroundings: Surroundings,
  route: PageRoute,
): Promise<PageResult> {
  const files = filesOfPage(request.assets, route.module, 'personal');
  const url = new URL(request.url, request.origin);
  const { page, data: shown } = await beginningOf(request, route, url);
  const body = renderToString(
    <SurroundingsContext value={surroundings}>
      <PersonalShell url={url} beginning={page?.Beginning && <page.Beginning data={shown} />} />
    </SurroundingsContext>,
  );
  const head = headOf({ surroundings, page, url, data: shown, status: 200 });
  const data = pageDataOf(request, 'personal', route, null);
  const { scripts, script } = documentScripts(files, page !== undefined);
  // What it shows comes later, nearly all of it.
  const html = documentHtml({
    ...files,
    page: head,
    theme: request.theme,
    data,
    body,
    restOfStyles: [],
    scripts,
  });
  return { status: 200, kind: 'personal', styles: files.styles, script, html };
}

/** Read for nobody in particular. Where that fails, the browser will see what is wrong and say so. */
async function beginningOf(
  { prefix, settings, call, language, currency }: PageRequest,
  route: PageRoute,
  url: URL,
): Promise<{ page?: AnyPage; data: unknown }> {
  if (settings.tourPageRequiresSignIn) return { data: null };
  const page = await loadPage(route);
  if (!page.Beginning) return { data: null };
  const { params = {} } = matchPath(route.path, withoutPrefix(url.pathname, prefix)) ?? {};
  try {
    return { page, data: await page.load?.({ call, language, currency, params, url }) };
  } catch {
    return { data: null };
  }
}
