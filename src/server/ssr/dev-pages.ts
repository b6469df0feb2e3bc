// The pages straight from their sources: Vite transforms them, on the server for rendering and for the browser on request.
// The same renderPage and the same markup as from the build; only the files that a document names are others.
import { globSync, realpathSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type * as Entry from '#web/runtime/document/entry-server.tsx';
import type { Manifest } from '#web/runtime/router/page.ts';
import { readStaticFiles } from '#server/http/static-files.ts';
import type { WebBundle } from './web-bundle.ts';

const root = path.join(import.meta.dirname, '../../..');
const serverEntry = '/src/web/runtime/document/entry-server.tsx';
const clientEntry = 'src/web/runtime/boot/entry-client.tsx';
const devEntry = 'tools/web-build/dev-entry.js';
/** Empty: Vite's client adds the styles that modules import. */
const devStyles = '@dev/styles.css';

export type DevPages = {
  bundle: WebBundle;
  /** Serves Vite's client, the modules of the pages and their imports. */
  serveModules: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  /** Hot updates use the server's own port. */
  attach(server: http.Server): void;
  close(): Promise<void>;
};

export async function openDevPages(): Promise<DevPages> {
  const styles = new Map<string, string>();
  const upgrades = new http.Server();
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: path.join(root, '.build/vite'),
    plugins: [emptyStyles(), collectStyles(styles)],
    server: {
      middlewareMode: true,
      hmr: { server: upgrades },
      // In a worktree the packages may be a link to another folder.
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
    },
    optimizeDeps: { entries: [clientEntry] },
  });
  const bundle = await bundleOf(vite, styles);
  return {
    bundle,
    serveModules: vite.middlewares,
    attach: (server) => void server.on('upgrade', (...received) => upgrades.emit('upgrade', ...received)),
    close: () => vite.close(),
  };
}

async function bundleOf(vite: ViteDevServer, styles: ReadonlyMap<string, string>): Promise<WebBundle> {
  const load = async () => (await vite.ssrLoadModule(serverEntry)) as typeof Entry;
  // First, as in the build, so that components can override them.
  await loadGlobalStyles(vite);
  let entry = await load();
  const { publicPaths } = entry;
  return {
    publicPaths,
    async renderPage(request) {
      // Vite reloads modules that have changed.
      entry = await load();
      return entry.renderPage(request);
    },
    pageAt: (address) => entry.pageAt(address),
    get assets() {
      return { manifest: manifestOfSources(), styleOf: () => [...styles.values()].join('') };
    },
    files: readStaticFiles(path.join(root, 'dist')),
    // Nothing is cached for offline use.
    serviceWorker: 'addEventListener("install", () => skipWaiting());',
  };
}

/** Each page has its own source as its chunk. */
function manifestOfSources(): Manifest {
  const sources = globSync('src/web/**/*.tsx', { cwd: root }).map((name) => name.replaceAll(path.sep, '/'));
  const chunks = sources.map((file) => [file, { file }] as const);
  return {
    ...Object.fromEntries(chunks),
    [clientEntry]: { file: devEntry, isEntry: true, css: [devStyles] },
  };
}

/** Style sheets that only the browser's entry imports. */
async function loadGlobalStyles({ environments: { client, ssr } }: ViteDevServer): Promise<void> {
  await client.transformRequest(`/${clientEntry}`);
  const module = await client.moduleGraph.getModuleByUrl(`/${clientEntry}`);
  for (const { url } of module?.importedModules ?? []) if (url.endsWith('.css')) await ssr.transformRequest(url);
}

/** The text of every style sheet that a page on the server imports, for the first paint. */
function collectStyles(styles: Map<string, string>): Plugin {
  return {
    name: 'dev-styles',
    transform(code, id) {
      // The selection of rules expects built style sheets, which have no comments.
      if (this.environment.name === 'ssr' && id.endsWith('.css')) styles.set(id, code.replace(/\/\*[^]*?\*\//g, ''));
    },
  };
}

function emptyStyles(): Plugin {
  return {
    name: 'dev-empty-styles',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${devStyles}`) return next();
        response.writeHead(200, { 'content-type': 'text/css' }).end();
      });
    },
  };
}
