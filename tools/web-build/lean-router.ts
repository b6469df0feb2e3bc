// React Router without what pages of ours never run, and with the part that moves between pages in a file of its own,
// which the browser fetches when somebody is about to go on. Of its 32 kB gzip a first load carries 14.
import path from 'node:path';
import type { Plugin } from 'vite';

const library = '/node_modules/react-router/dist/production/lib/';

/** What stands in for a module of the library, and which of its modules get it. A name that the library comes to need
 *  and a stand-in lacks stops the build. */
const standIns = [
  // Prefetching, manifests and stream data of its framework mode.
  { module: 'dom/ssr/components.js', importers: /\/lib\/(components|dom\/lib)\.js$/, by: 'no-framework-mode.ts' },
  // Components and hooks ask the engine for two words that only blockers, error listeners and server components use.
  { module: 'router/router.js', importers: /\/lib\/(components|hooks)\.js$/, by: 'no-router-engine.ts' },
] as const;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes(library) || !source.startsWith('.')) return null;
      const asked = path.join(path.dirname(importer), source);
      const found = standIns.find(
        ({ module, importers }) => asked.endsWith(library + module) && importers.test(importer),
      );
      return found ? path.join(import.meta.dirname, found.by) : null;
    },
  };
}

/** The modules that go into the engine's file. */
export const routerEngine =
  /\/lib\/router\/(router|instrumentation|matcher[\w.-]*)\.js$|\/src\/web\/router-engine\.ts$/;
