// The block of a document from which the browser takes the page over.
import type { StaticHandlerContext } from 'react-router';
import { settingsUntilAsked } from './configuration/settings-until-asked.ts';
import type { PageData, PageKind, PageRequest } from './page.ts';
import { buildOf, filesOfPage } from './page-assets.ts';
import { shellNamespaces, type PageRoute } from './routes.ts';

/** `context` is what the loaders read; null where the browser will read it. */
export function pageDataOf(
  request: PageRequest,
  kind: PageKind,
  route: PageRoute,
  context: StaticHandlerContext | null,
): PageData {
  const { language, prefix, currency, settings, origin } = request;
  const { path, access, namespaces: own, staysSignedOut } = route;
  const isClientOnly = access === 'user';
  const namespaces = isClientOnly ? shellNamespaces : [...shellNamespaces, ...own];
  return {
    kind,
    language,
    prefix,
    currency,
    settings: isClientOnly ? settingsUntilAsked(request) : settings,
    origin,
    build: buildOf(request.assets),
    route: { path, access, namespaces: own, staysSignedOut },
    chunk: filesOfPage(request.assets, route.module).chunk,
    messages: Object.fromEntries(namespaces.map((namespace) => [namespace, request.messages(language, namespace)])),
    loaderData: context?.loaderData ?? {},
    errors: context?.errors ?? null,
  };
}
