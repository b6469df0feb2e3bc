// Which built files a page needs: its style sheets as text, its chunks to load early, the typeface.
import type { Manifest, PageAssets } from './page.ts';

const entryModule = 'src/web/entry-client.tsx';

export type FilesOfPage = {
  entry: string;
  /** The page's own chunk. */
  chunk: string;
  preloads: string[];
  styles: string;
  styleFiles: string[];
  font: string | null;
  icon: string | null;
};

const known = new WeakMap<Manifest, Map<string, FilesOfPage>>();

/** `module` is a page's file below src/web; null for a page that needs no chunk of its own. */
export function filesOfPage({ manifest, styleOf }: PageAssets, module: string | null): FilesOfPage {
  let files = known.get(manifest);
  if (!files) known.set(manifest, (files = new Map()));
  const key = module ?? '';
  let found = files.get(key);
  if (!found) files.set(key, (found = collect(manifest, styleOf, module)));
  return found;
}

function collect(manifest: Manifest, styleOf: PageAssets['styleOf'], module: string | null): FilesOfPage {
  const styleFiles = new Set<string>();
  const chunks = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const file of chunk.css ?? []) styleFiles.add(file);
  };
  visit(entryModule);
  if (module) visit(`src/web/${module}`);
  const entry = manifest[entryModule]?.file ?? '';
  chunks.delete(entry);
  const built = (name: RegExp) =>
    Object.values(manifest)
      .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
      .find((file) => name.test(file)) ?? null;
  return {
    entry,
    chunk: manifest[`src/web/${module}`]?.file ?? '',
    preloads: [...chunks],
    styles: [...styleFiles].map((file) => styleOf(file).trim()).join(''),
    styleFiles: [...styleFiles],
    font: built(/\.woff2$/),
    icon: built(/\/favicon-[^/]*\.svg$/),
  };
}

/** The build's name: it changes when any of its files does. */
export function buildOf({ manifest }: PageAssets): string {
  return manifest[entryModule]?.file.replace(/^.*-|\.js$/g, '') ?? '';
}
