// The HTML document around a rendered page, as a string: React renders only what it hydrates.
import { type Theme, themes } from '#kernel/themes.ts';
import { mediaOfTheme } from '#web/preferences/choose-theme.ts';
import { headMarkup, structuredMarkup, type DocumentHead } from './document-head.ts';
import type { PageData, PagePalette } from '../router/page.ts';

export type DocumentParts = {
  page: DocumentHead;
  theme: Theme | null;
  palette: PagePalette | null;
  data: PageData;
  body: string;
  /** Placed after the page, outside what React hydrates. */
  note?: string;
  styles: string;
  /** The style sheets whose text is inlined. */
  styleFiles: readonly string[];
  /** Style sheets whose other rules the browser loads after the first paint. */
  restOfStyles: readonly string[];
  font: string | null;
  icon: string | null;
  /** The markup that loads them. */
  scripts: string;
  /** A script that runs before anything is painted. */
  inHead: string;
};

export function documentHtml({
  page,
  theme,
  palette,
  data,
  body,
  note = '',
  styles,
  styleFiles,
  restOfStyles,
  font,
  icon,
  scripts,
  inHead,
}: DocumentParts): string {
  return (
    `<!doctype html><html lang="${data.language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">` +
    headMarkup(page) +
    barColours(theme, palette?.paper ?? paper) +
    (icon ? `<link rel="icon" href="/${icon}">` : '') +
    (font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '') +
    `<script>${inHead}</script><style>${styles}</style>` +
    (palette ? `<link rel="stylesheet" href="${palette.address}">` : '') +
    // The bundler inserts a link for each style sheet of a chunk unless one exists; a disabled one is not loaded, except by Chromium's
    // preload scanner, which only a medium keeps from it.
    styleFiles
      .map(
        (file) =>
          `<link rel="stylesheet" href="/${file}" media="not all" disabled${restOfStyles.includes(file) ? ' data-rest' : ''}>`,
      )
      .join('') +
    `</head><body><div id="root">${body}</div>${note}${structuredMarkup(page)}` +
    `<script type="application/json" id="page-data">${pageDataJson(data)}</script>` +
    `${scripts}</body></html>`
  );
}

const paper: Record<Theme, string> = { light: '#fbf4e6', dark: '#10182a' };

/** The browser's own colours around the page. Always of both themes: choosing one changes which counts. */
const barColours = (theme: Theme | null, grounds: Record<Theme, string>): string =>
  themes
    .map((one) => `<meta name="theme-color" content="${grounds[one]}" media="${mediaOfTheme(one, theme)}">`)
    .join('');

const messagesJson = new WeakMap<object, string>();

/** The texts of a namespace are the same on every page: serialised once, which halves the time of the block. */
function pageDataJson({ messages, ...rest }: PageData): string {
  const texts = Object.entries(messages).map(([namespace, known]) => {
    let written = messagesJson.get(known);
    if (written === undefined) messagesJson.set(known, (written = scriptJson(known)));
    return `"${namespace}":${written}`;
  });
  return `${scriptJson(rest).slice(0, -1)},"messages":{${texts.join(',')}}}`;
}

/** Only `<` can end a script block. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
