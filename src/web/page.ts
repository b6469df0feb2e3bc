// What a page is, what the server hands to it and what it gives back.
import type { ComponentType, ReactNode } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import type { SettingsView } from '#contract/settings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Theme } from '#kernel/themes.ts';
import type { Call } from './call.ts';
import type { ShownRoute } from './routes.ts';
import type { MessageSource, Translate } from './t.ts';

/** The built client as its manifest (dist/client/.vite/manifest.json) describes it. */
export type Manifest = Record<string, ManifestChunk>;
export type ManifestChunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};

export type PageAssets = {
  manifest: Manifest;
  /** The text of a built style sheet by its name in the manifest, 'assets/home-page-x1y2.css'. */
  styleOf: (file: string) => string;
};

export type PageRequest = {
  /** Path and query as asked, with the language prefix. */
  url: string;
  prefix: Language | null;
  language: Language;
  currency: Currency;
  /** Chosen by the visitor; null: as the system has it. */
  theme: Theme | null;
  settings: SettingsView;
  /** Where the marketplace lives, without a slash at the end. */
  origin: string;
  /** The contract's client, in process and anonymous. */
  call: Call;
  messages: (language: Language, namespace: Namespace) => Record<string, string>;
  assets: PageAssets;
};

export type PageKind = 'public' | 'personal';

export type PageResult = {
  status: number;
  html: string;
  redirect?: string;
  kind: PageKind;
  /** Exactly what stands in the page's one <style>: its SHA-256 belongs into style-src. */
  styles: string;
  /** Exactly what stands in its one inlined <script>, for script-src; '' where there is none. */
  script: string;
};

/** What every part of a page may know, the same on the server and in the browser. */
export type Surroundings = {
  language: Language;
  prefix: Language | null;
  settings: SettingsView;
  origin: string;
  /** The currency to ask prices in. In the browser it changes, so it is asked for each time. */
  currency: () => Currency;
  call: Call;
  messages: MessageSource;
  /** Stands above the page until it is taken away. */
  banner?: ReactNode;
};

export type LoadContext = {
  call: Call;
  language: Language;
  currency: Currency;
  params: Record<string, string | undefined>;
  url: URL;
};

export type HeadContext = {
  t: Translate;
  language: Language;
  origin: string;
  /** What addresses of pages in this language begin with: the origin and the prefix. */
  base: string;
  appName: string;
  url: URL;
};

export type Head = {
  /** Stands before ' · {appName}'. */
  title: string;
  description?: string;
  /** The address search engines should keep, without prefix: '/tour/kayak-at-dawn'. The asked one when left out. */
  canonical?: string;
  /** false: search engines leave it out. */
  indexed?: boolean;
  image?: string;
  /** The address of an RSS feed, without prefix. */
  feed?: string;
  /** Objects of schema.org, written as JSON-LD. */
  structured?: readonly object[];
};

export type Page<Data> = {
  /** Reads what the page shows. A refusal becomes the not-found page (404) or the page's failure text (503). */
  load?: (at: LoadContext) => Promise<Data>;
  head: (data: Data, at: HeadContext) => Head;
  /** What stands in the page's place when its data cannot be read; the common sentence when left out. */
  failure?: string;
  Page: ComponentType<{ data: Data }>;
  /** Of a signed-in person's page, the part that is the same for everybody: the server draws it, above the waiting. */
  Beginning?: ComponentType<{ data: Data }>;
};

// The table of pages holds pages of all kinds of data; only the page itself knows which.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPage = Page<any>;

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

/** What the browser needs to take a page over, in the block `page-data`. */
export type PageData = {
  kind: PageKind;
  language: Language;
  prefix: Language | null;
  currency: Currency;
  /** In client-only areas what holds until the browser has asked for them itself. */
  settings: SettingsView;
  origin: string;
  build: string;
  /** The row of the page in the table, which the browser does not have yet, and the file the page is in. */
  route: ShownRoute;
  chunk: string;
  messages: Partial<Record<Namespace, Record<string, string>>>;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
};
