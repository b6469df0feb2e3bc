// What has to be there before a page shows: in client-only areas the marketplace's configuration, everywhere the texts.
import type { Change, Place } from './configuration/configure.tsx';
import type { PageKind } from './page.ts';
import type { ShownRoute } from './routes.ts';

/** `kind` is that of the document: one that brought its settings goes on with them while they are asked for again. */
export function preparing(kind: PageKind, place: Place, change: Change): (route: ShownRoute) => Promise<void> {
  let configured: Promise<void> | undefined;
  const configure = () =>
    import('./configuration/configure.tsx')
      .then((loaded) => loaded.configure(place, change))
      // Not even our own file came: the next page tries again.
      .catch(() => void (configured = undefined));
  return async ({ access, namespaces }) => {
    if (access === 'user') {
      configured ??= configure();
      if (kind === 'personal') await configured;
    }
    await place.messages.ensure(namespaces);
  };
}
