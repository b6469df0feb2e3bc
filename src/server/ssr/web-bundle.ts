// The built pages: everything of dist/ is read once, so that a later build changes nothing for this process.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '#web/runtime/document/entry-server.tsx';
import { readStaticFiles, type StaticFiles } from '#server/http/static-files.ts';

const built = path.join(import.meta.dirname, '../../../dist');
export const clientFolder = path.join(built, 'client');
export const postersFolder = path.join(built, 'posters');

export type WebBundle = Pick<typeof Entry, 'renderPage' | 'pageAt' | 'publicPaths'> & {
  assets: Entry.PageAssets;
  files: StaticFiles;
  serviceWorker: string;
};

export async function loadWebBundle(dist = built): Promise<WebBundle> {
  const entry = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as typeof Entry;
  await entry.loadAllPages();
  const { renderPage, pageAt, publicPaths } = entry;
  const manifest = JSON.parse(
    readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Entry.PageAssets['manifest'];
  const files = readStaticFiles(dist);
  const styleOf = (file: string): string => files.get(`/${file}`)!.plain.toString();
  const assets = { manifest, styleOf };
  const lines = readFileSync(path.join(dist, 'client/service-worker.js'), 'utf8');
  const serviceWorker = `self.buildManifest=${JSON.stringify(entry.offlineFiles(assets))};\n${lines}`;
  return { renderPage, pageAt, publicPaths, assets, files, serviceWorker };
}
