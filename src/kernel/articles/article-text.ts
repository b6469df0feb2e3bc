// The markup of posts and pages. Nothing of it becomes HTML: a post is read into blocks, a page into sections and paragraphs.
//   ## Heading {#anchor}    - entry of a list    [words](/address)    and on pages **bold**

export type TextPart = { text: string; to?: string };
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; words: TextPart[] }
  | { kind: 'list'; entries: TextPart[][] };

export type PageSection = { anchor: string; title: string; paragraphs: string[] };

const linkPattern = /\[([^[\]]+)\]\(([^)\s]+)\)/g;

/** Blocks are separated by empty lines. */
export const readBlocks = (body: string): TextBlock[] => partsOf(body).map(readBlock);

const partsOf = (body: string): string[] =>
  body
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);

function readBlock(source: string): TextBlock {
  if (source.startsWith('## ')) return { kind: 'heading', text: headingOf(source).title };
  const lines = source.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', entries: lines.map((line) => parseInline(line.slice(2))) };
  return { kind: 'paragraph', words: parseInline(lines.join(' ')) };
}

/** [words](/address) is a link; there is no other markup within the text of a post. */
function parseInline(source: string): TextPart[] {
  const [first = '', ...rest] = source.split(linkPattern);
  const parts: TextPart[] = [{ text: first }];
  // Of every link its words, its address, and what follows it.
  for (let at = 0; at < rest.length; at += 3)
    parts.push({ text: rest[at]!, to: rest[at + 1]! }, { text: rest[at + 2]! });
  return parts.filter(({ text }) => text);
}

/** Words alone, of links and of what is bold. */
export const plainText = (source: string): string => source.replace(linkPattern, '$1').replaceAll('**', '');

/** Sections begin with headings; what is before the first one has no title. Each list entry is a paragraph of its own. */
export function readSections(body: string): PageSection[] {
  const sections: PageSection[] = [];
  for (const part of partsOf(body)) {
    const [first = '', ...rest] = part.split('\n');
    if (first.startsWith('## ')) {
      sections.push({ ...headingOf(first), paragraphs: paragraphsOf(rest) });
      continue;
    }
    if (sections.length === 0) sections.push({ anchor: 'start', title: '', paragraphs: [] });
    sections.at(-1)!.paragraphs.push(...paragraphsOf([first, ...rest]));
  }
  return sections;
}

function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (line.startsWith('- ') || !goesOn) paragraphs.push(line);
    else paragraphs.push(`${paragraphs.pop()} ${line}`);
    goesOn = true;
  }
  return paragraphs;
}

function headingOf(line: string): { anchor: string; title: string } {
  const text = line.slice('## '.length).trimEnd();
  const at = text.lastIndexOf('{#');
  const [, anchor] = /^\{#([a-z][a-z0-9-]*)\}$/.exec(at < 0 ? '' : text.slice(at)) ?? [];
  const title = anchor ? text.slice(0, at).trimEnd() : text;
  return { title, anchor: anchor ?? anchorOf(title) };
}

const anchorOf = (title: string): string =>
  `s-${title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The address of every link, wherever its words begin: a block on its own may be read in another way than the whole text. */
export const linksIn = (text: string): string[] => [...text.matchAll(/(?=\]\(([^)\s]+)\))/g)].map(([, to]) => to!);

/** An address here, a secure one elsewhere, or one to write to: nothing that would run. */
export const isSafeLink = (to: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(to) || /^https:\/\/[a-z0-9]/i.test(to) || /^mailto:[^\s@]+@[^\s@]+$/i.test(to);

/** Slugs of the tours that a text leads to, each once. */
export const toursIn = (body: string): string[] => [
  ...new Set(linksIn(body).flatMap((to) => /^\/tour\/([a-z0-9-]+)$/.exec(to)?.[1] ?? [])),
];
