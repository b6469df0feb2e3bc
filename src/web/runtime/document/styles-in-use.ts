// The style rules that can apply to the given markup: those needed for its first paint. Of a tour page that is 16 of 22 kB,
// and 1.5 kB less to send compressed. The full style sheets are loaded after the first paint. Rules for a pointer over or
// pressing something wait for them too, which saves another 300 bytes, and so do those for paper and animations that no rule left names.
// Those for the focus stay, for readers without scripts use them.
import { createMemo, memo } from '#kernel/memo/memo.ts';

/** A rule with the classes that the markup must contain for it, or a block such as @media around rules. */
type Part = { text: string; needs: readonly (readonly string[])[] } | { open: string; parts: readonly Part[] };

// Of a build there are a few dozen sets of sheets. Pages of one kind have few different lists of classes; when there are more, the
// selection is only repeated more often.
const [sheetsMax, selectionsMax] = [500, 200];
const sheetOf = memo(sheetsMax, (styles) => ({
  parts: partsOf(styles),
  selections: createMemo<string>(selectionsMax),
}));

/** `styles` as the bundler writes them: without comments and without nested rules. */
export function stylesInUse(styles: string, markup: string): string {
  const { parts, selections } = sheetOf(styles);
  const lists = classListsOf(markup);
  return selections.get(lists.join('"'), () =>
    withoutUnused(selectStyles(parts, new Set(lists.flatMap((list) => list.split(' '))))),
  );
}

const before = ' class="';

/** The class lists of a markup in order, without repetitions. By indexOf: a regular expression took 9 per cent of a page's time, this 6,
 *  most of which joins the strings that React produces. */
function classListsOf(markup: string): string[] {
  const lists = new Set<string>();
  for (let at = markup.indexOf(before); at >= 0; at = markup.indexOf(before, at)) {
    at += before.length;
    lists.add(markup.slice(at, (at = markup.indexOf('"', at))));
  }
  return [...lists];
}

function selectStyles(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.needs.some((all) => all.every((name) => classes.has(name))) ? part.text : '';
      const inner = selectStyles(part.parts, classes);
      return inner && `${part.open}${inner}}`;
    })
    .join('');
}

/** Without animations that no rule names. */
const withoutUnused = (rules: string): string =>
  rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (block, name: string) =>
    rules.split(name).length > 2 ? block : '',
  );

function partsOf(styles: string): Part[] {
  const parts: Part[] = [];
  for (const text of blocksOf(styles)) {
    const at = text.indexOf('{');
    const head = text.slice(0, at).trim();
    if (head === '@media print') continue;
    if (/^@(?:media|supports|container|layer)\b/.test(head) && at >= 0)
      parts.push({ open: `${head}{`, parts: partsOf(text.slice(at + 1, -1)) });
    else parts.push({ text, needs: head.startsWith('@') ? [[]] : needsOf(head) });
  }
  return parts;
}

const pointer = /:(?:hover|active)\b/;

/** The classes required by each selector of a list that can apply without a pointer. The arguments of :is(), :not() and the like are ignored: a superfluous rule
 *  costs bytes, a missing one breaks the layout. */
function needsOf(selectors: string): string[][] {
  let plain = selectors;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (plain.includes('\\')) return [[]];
  return plain
    .split(',')
    .filter((selector) => !pointer.test(selector))
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));
}

/** Top-level rules and blocks, and statements that end with a semicolon. */
function blocksOf(styles: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of styles.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    blocks.push(styles.slice(from, index + 1));
    from = index + 1;
  }
  return blocks;
}
