// A personal page as the server sends it: an empty frame that the browser fills, below the part that is
// the same for everyone.
import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import { withoutPrefix } from '../router/addresses.ts';
import { documentHtml } from './document.ts';
import { documentScripts } from './document-scripts.ts';
import { headOf } from './head-of-page.ts';
import { pageDataOf } from './page-data.ts';
import type { AnyPage, PageContext, PageRequest, PageResult, PageRoute } from '../router/page.ts';
import { filesOfPage } from './page-assets.ts';
import { loadPage } from '../router/routes.ts';
import { PersonalShell } from '#web/shell/personal-shell.tsx';
import { ReactPageContext } from '../router/page-context.ts';

export async function renderPersonal(
  request: PageRequest,
  pageContext: PageContext,
  route: PageRoute,
): Promise<PageResult> {
  const files = filesOfPage(request.assets, route.module, 'personal');
  const url = new URL(request.url, request.origin);
  // Of the routes that a payment leads back to.
  const isPaying = url.searchParams.has('payment');
  const { page, data: shown } = await staticPartOf(request, route, url);
  const body = renderToString(
    <ReactPageContext value={pageContext}>
      <PersonalShell
        url={url}
        beginning={page?.StaticPart && <page.StaticPart data={shown} />}
        namesCurrency={request.hasChosenCurrency}
        isPaying={isPaying}
      />
    </ReactPageContext>,
  );
  const head = headOf({ pageContext, page, url, data: shown, status: 200 });
  const data = pageDataOf(request, 'personal', route, null);
  const { inlineScripts, ...scripts } = documentScripts(files, { isDrawn: page !== undefined, isPaying });
  // Nearly all of the content comes later.
  const html = documentHtml({
    ...files,
    page: head,
    theme: request.theme,
    palette: request.palette,
    data,
    body,
    restOfStyles: [],
    ...scripts,
  });
  return { status: 200, kind: 'personal', styles: files.styles, inlineScripts, html };
}

/** Loaded anonymously. If that fails, the browser loads it again and shows the error. */
async function staticPartOf(
  { prefix, settings, call, language, currency }: PageRequest,
  route: PageRoute,
  url: URL,
): Promise<{ page?: AnyPage; data: unknown }> {
  if (settings.tourPageRequiresSignIn) return { data: null };
  const page = await loadPage(route);
  if (!page.StaticPart) return { data: null };
  const { params = {} } = matchPath(route.path, withoutPrefix(url.pathname, prefix)) ?? {};
  try {
    return { page, data: await page.load?.({ call, language, currency, params, url }) };
  } catch {
    return { data: null };
  }
}
