// Prepares a page before it is shown: the marketplace's settings on client-only pages, texts on all pages.
import type { Change, Place } from '#web/configuration/configure.tsx';
import type { PageKind, PageRoute } from '../router/page.ts';

/** `kind` is that of the document: if it was rendered with settings, they are used while they are loaded again. */
export function preparing(kind: PageKind, place: Place, change: Change): (route: PageRoute) => Promise<void> {
  let configured: Promise<void> | undefined;
  const configure = () =>
    import('#web/configuration/configure.tsx')
      .then((loaded) => loaded.configure(place, change))
      // Not even a file of our own could be loaded: the next page tries again.
      .catch(() => void (configured = undefined));
  return async ({ access, namespaces }) => {
    if (access === 'user') {
      configured ??= configure();
      if (kind === 'personal') await configured;
    }
    await place.messages.ensure(namespaces);
  };
}
