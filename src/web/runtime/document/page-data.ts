// The `page-data` block from which the browser hydrates the page.
import type { StaticHandlerContext } from 'react-router';
import { settingsUntilLoaded } from '#web/configuration/settings-until-loaded.ts';
import type { PageContext, PageData, PageKind, PageRequest, PageRoute } from '../router/page.ts';
import { buildOf } from './page-assets.ts';
import { shellNamespaces } from '../router/routes.ts';

/** `context` has the loaders' data; null if the browser will load it. */
export function pageDataOf(
  request: PageRequest,
  kind: PageKind,
  route: PageRoute,
  context: StaticHandlerContext | null,
  { submitted, renderedTrip }: Pick<PageContext, 'submitted' | 'renderedTrip'> = {},
): PageData {
  const { language, prefix, currency, settings, origin } = request;
  const { path, access, namespaces: own } = route;
  const isClientOnly = access === 'user';
  const namespaces = isClientOnly ? shellNamespaces : [...shellNamespaces, ...own];
  return {
    kind,
    language,
    prefix,
    currency,
    settings: isClientOnly ? settingsUntilLoaded(request) : settings,
    origin,
    build: buildOf(request.assets),
    path,
    messages: Object.fromEntries(namespaces.map((namespace) => [namespace, request.messages(language, namespace)])),
    loaderData: context?.loaderData ?? {},
    errors: context?.errors ?? null,
    ...(submitted && { submitted }),
    ...(renderedTrip && { renderedTrip }),
  };
}
