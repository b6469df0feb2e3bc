// What a page is, what the server passes to it and what it returns.
import type { ComponentType, ReactNode } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import type { SettingsView } from '#contract/settings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Right } from '#kernel/rights.ts';
import type { Theme } from '#kernel/themes.ts';
import type { Call, ProblemShape } from '../api/call.ts';
import type { BoundTranslate, MessageSource, QualifiedKey } from '../api/t.ts';

/** The built client as described by its manifest (dist/client/.vite/manifest.json). */
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

/** `paper`: null where the colours are those of the build. */
export type PagePalette = { address: string; paper: Record<Theme, string> | null };

export type PageRequest = {
  /** The requested path and query, with the language prefix. */
  url: string;
  prefix: Language | null;
  language: Language;
  currency: Currency;
  hasChosenCurrency: boolean;
  /** Chosen by the visitor; null: the system's. */
  theme: Theme | null;
  settings: SettingsView;
  /** The colours of the operator: the address of their file, and the ground of pages; null: those of the build. */
  palette: PagePalette | null;
  /** Why the request was refused; shown in place of the page. */
  refusal?: Refusal;
  /** A form submitted without scripts, and the client to send it with. */
  submission?: { entered: FormValues; call: Call };
  /** The marketplace's origin, without a trailing slash. */
  origin: string;
  /** The contract's client, in process and anonymous. */
  call: Call;
  messages: (language: Language, namespace: Namespace) => Record<string, string>;
  assets: PageAssets;
  /** For HEAD: loads what determines the status and renders nothing. */
  statusOnly?: boolean;
};

/** The values of a form, trimmed except passwords. An empty field is left out, so that the server reports it as missing. */
export type FormValues = Record<string, string | undefined>;

/** A form that the server can submit for a browser without scripts; its name is in the hidden field `form`. */
export type PageForm = {
  name: string;
  send: (call: Call, entered: FormValues) => Promise<unknown>;
};

/** The outcome of such a submission. */
export type Submitted = { form: string; entered: FormValues; problem?: ProblemShape; result?: unknown };

export type Refusal = { status: number; title: string; detail: string };

export type PageKind = 'public' | 'personal';

export type PageResult = {
  status: number;
  html: string;
  redirect?: string;
  kind: PageKind;
  /** The exact content of the page's only <style>: its SHA-256 goes into style-src. */
  styles: string;
  /** The exact contents of the inlined scripts, for script-src. */
  inlineScripts: readonly string[];
};

/** What every component of a page may use, the same on server and client. */
export type PageContext = {
  language: Language;
  prefix: Language | null;
  settings: SettingsView;
  origin: string;
  /** The currency for prices. It can change in the browser, so it is read for each call. */
  currency: () => Currency;
  call: Call;
  messages: MessageSource;
  submitted?: Submitted | undefined;
  /** Date and party that the server rendered with, as `tripSearch` writes them: only on pages whose content depends on them. */
  renderedTrip?: string | undefined;
  /** Shown above the page until it is removed. */
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
  t: BoundTranslate<'common'>;
  language: Language;
  origin: string;
  /** The prefix of addresses in this language: the origin, and the language prefix if it has one. */
  base: string;
  appName: string;
  url: URL;
};

export type Head = {
  /** Shown before ' · {appName}'. */
  title: string;
  description?: string;
  /** The canonical address, without prefix: '/tour/kayak-at-dawn'. The requested one by default. */
  canonical?: string;
  /** false: noindex. */
  indexed?: boolean;
  image?: string;
  /** The address of an RSS feed, without prefix. */
  feed?: string;
  /** Objects of schema.org, rendered as JSON-LD. */
  structured?: readonly object[];
};

export type Page<Data> = {
  /** Loads the page's data. An error response becomes the not-found page (404) or the failure text (503). */
  load?: (at: LoadContext) => Promise<Data>;
  head: (data: Data, at: HeadContext) => Head;
  /** The key of the text shown if loading fails; a general one by default. */
  failure?: QualifiedKey;
  Page: ComponentType<{ data: Data }>;
  forms?: readonly PageForm[];
  /** The part of a personal page that is the same for everyone: rendered by the server, above the skeleton. */
  StaticPart?: ComponentType<{ data: Data }>;
};

// The table of pages contains pages with all kinds of data; only the page itself knows its type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPage = Page<any>;

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

/** A row of the tables of pages (routes.ts, other-routes.ts, operator-routes.ts, supplier-routes.ts). */
export type PageRoute = {
  path: string;
  /** The file that exports the `page`, relative to src/web. Its name ends in `-page.tsx`: a glob finds it by that. */
  module: string;
  /** 'user': the server sends an empty shell, and a visitor who is not signed in goes to /login. There is no access by role:
   *  the endpoints check it, and the pages of operators and suppliers show everyone else whom they are for. */
  access: 'anyone' | 'user';
  namespaces: readonly Namespace[];
  /** Query parameters that change what the server renders; others are dropped before rendering. */
  query: readonly string[];
  /** The page itself handles the end of the session. */
  staysSignedOut?: true;
};

/** A row of operator-routes.ts or supplier-routes.ts. The menus of both areas have the pages with a `menu` that the user has the right
 *  to, in the order of the rows; to a page with null some other page leads. */
export type AreaRoute<Menu extends { key: string; right: Right }> = PageRoute & { menu: Menu | null };

/** What the browser needs to hydrate a page, in the block `page-data`. */
export type PageData = {
  kind: PageKind;
  language: Language;
  prefix: Language | null;
  currency: Currency;
  /** On client-only pages the defaults until the browser has loaded them. */
  settings: SettingsView;
  origin: string;
  build: string;
  /** Path of the page in the table, '/tour/:id'. */
  path: string;
  messages: Partial<Record<Namespace, Record<string, string>>>;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  submitted?: Submitted;
  renderedTrip?: string;
};
