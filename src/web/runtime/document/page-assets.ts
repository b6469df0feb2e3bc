// The built files of a page: style sheets as text, chunks to preload, the font.
import type { Manifest, PageAssets, PageKind } from '../router/page.ts';

const entryModule = 'src/web/runtime/boot/entry-client.tsx';
/** Imported by the entry for client-rendered pages: fetched only then, it took another round trip. */
const configuration = 'src/web/configuration/configure.tsx';
/** Imported by the entry for the pages that are not in its table (routes.ts). */
const otherRoutes = 'src/web/runtime/router/other-routes.ts';

export type FilesOfPage = {
  entry: string;
  /** The page's own chunk. */
  chunk: string;
  preloads: string[];
  styles: string;
  styleFiles: string[];
  /** Style sheets of which the document contains only the rules that its markup needs. */
  restOfStyles: string[];
  font: string | null;
  icon: string | null;
};

const isTypeface = /\/typeface-[^/]*\.css$/;

const known = new WeakMap<Manifest, Map<string, FilesOfPage>>();

/** `module` is a page's file below src/web; null for a page without a chunk of its own. */
export function filesOfPage(
  { manifest, styleOf }: PageAssets,
  module: string | null,
  kind: PageKind = 'public',
): FilesOfPage {
  let files = known.get(manifest);
  if (!files) known.set(manifest, (files = new Map()));
  const key = `${kind} ${module}`;
  let found = files.get(key);
  if (!found) files.set(key, (found = collect(manifest, styleOf, module, kind)));
  return found;
}

function collect(
  manifest: Manifest,
  styleOf: PageAssets['styleOf'],
  module: string | null,
  kind: PageKind,
): FilesOfPage {
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
  if (module) {
    const page = `src/web/${module}`;
    visit(page);
    if (!manifest[entryModule]?.dynamicImports?.includes(page)) visit(otherRoutes);
  }
  if (kind === 'personal') visit(configuration);
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
    restOfStyles: [...styleFiles].filter((file) => !isTypeface.test(file)),
    font: built(/\.woff2$/),
    icon: built(/\/favicon-[^/]*\.svg$/),
  };
}

/** The build's id, the hash in the name of its entry: it changes when any of its files does. */
export function buildOf({ manifest }: PageAssets): string {
  return manifest[entryModule]?.file.replace(/^.*entry-client-|\.js$/g, '') ?? '';
}
