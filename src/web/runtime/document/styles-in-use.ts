// The style rules that can apply to the given markup: those needed for its first paint. Of a tour page that is 16 of 22 kB,
// and 1.5 kB less to send compressed. The full style sheets are loaded after the first paint. Rules for a pointer over or
// pressing something wait for them too, which saves another 300 bytes, and so do those for paper and animations that no rule left names.
// Those for the focus stay, for readers without scripts use them.

/** A rule with the classes that the markup must contain for it, or a block such as @media around rules. */
type Part = { text: string; needs: readonly (readonly string[])[] } | { open: string; parts: readonly Part[] };

type Sheet = { parts: readonly Part[]; cached: Map<string, string> };

const known = new Map<string, Sheet>();
// Pages of one kind have few different lists of classes; when a build has more, the selection is only repeated more often.
const cacheMax = 200;

/** `styles` as the bundler writes them: without comments and without nested rules. */
export function stylesInUse(styles: string, markup: string): string {
  let sheet = known.get(styles);
  if (!sheet) known.set(styles, (sheet = { parts: partsOf(styles), cached: new Map() }));
  const lists = classListsOf(markup);
  const key = lists.join('"');
  let rules = sheet.cached.get(key);
  if (rules === undefined) {
    if (sheet.cached.size >= cacheMax) sheet.cached.clear();
    sheet.cached.set(
      key,
      (rules = withoutUnused(cacheStyles(sheet.parts, new Set(lists.flatMap((list) => list.split(' ')))))),
    );
  }
  return rules;
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

function cacheStyles(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.needs.some((all) => all.every((name) => classes.has(name))) ? part.text : '';
      const inner = cacheStyles(part.parts, classes);
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
