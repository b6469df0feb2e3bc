// The built pages: what Vite left in dist/, loaded once.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '#web/entry-server.tsx';

const dist = path.join(import.meta.dirname, '../../dist');
export const clientFolder = path.join(dist, 'client');
export const postersFolder = path.join(dist, 'posters');

export type WebBundle = Pick<typeof Entry, 'renderPage' | 'pageAt' | 'publicPaths'> & { assets: Entry.PageAssets };

export async function loadWebBundle(): Promise<WebBundle> {
  const entry = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as typeof Entry;
  const manifest = JSON.parse(
    readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Entry.PageAssets['manifest'];
  const styles = new Map<string, string>();
  const styleOf = (file: string): string => {
    let style = styles.get(file);
    if (style === undefined) styles.set(file, (style = readFileSync(path.join(clientFolder, file), 'utf8')));
    return style;
  };
  const { renderPage, pageAt, publicPaths } = entry;
  return { renderPage, pageAt, publicPaths, assets: { manifest, styleOf } };
}
