// The style rules that can apply to a markup as it stands: what its first paint needs. Of a tour's page that is 16 of 22 kB,
// and 1.5 kB less to send compressed. The style sheets themselves follow behind the first paint.

/** A rule with what has to be in the markup for it, or a block such as @media around rules. */
type Part = { text: string; needs: readonly (readonly string[])[] } | { open: string; parts: readonly Part[] };

type Sheet = { parts: readonly Part[]; kept: Map<string, string> };

const known = new Map<string, Sheet>();
// Pages of one kind have few lists of classes in few orders; a build with more would only choose more often.
const keptMax = 200;

/** `styles` as the bundler writes them: without comments and without rules inside rules. */
export function stylesInUse(styles: string, markup: string): string {
  let sheet = known.get(styles);
  if (!sheet) known.set(styles, (sheet = { parts: partsOf(styles), kept: new Map() }));
  const lists = classListsOf(markup);
  const key = lists.join('"');
  let rules = sheet.kept.get(key);
  if (rules === undefined) {
    if (sheet.kept.size >= keptMax) sheet.kept.clear();
    sheet.kept.set(key, (rules = keep(sheet.parts, new Set(lists.flatMap((list) => list.split(' '))))));
  }
  return rules;
}

const before = ' class="';

/** In the order they come in, each once. By indexOf: matching an expression took 9 per cent of a page's time, this 6, most
 *  of which makes one string of React's pieces. */
function classListsOf(markup: string): string[] {
  const lists = new Set<string>();
  for (let at = markup.indexOf(before); at >= 0; at = markup.indexOf(before, at)) {
    at += before.length;
    lists.add(markup.slice(at, (at = markup.indexOf('"', at))));
  }
  return [...lists];
}

function keep(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.needs.some((all) => all.every((name) => classes.has(name))) ? part.text : '';
      const inner = keep(part.parts, classes);
      return inner && `${part.open}${inner}}`;
    })
    .join('');
}

function partsOf(styles: string): Part[] {
  const parts: Part[] = [];
  for (const text of blocksOf(styles)) {
    const at = text.indexOf('{');
    const head = text.slice(0, at).trim();
    if (/^@(?:media|supports|container|layer)\b/.test(head) && at >= 0)
      parts.push({ open: `${head}{`, parts: partsOf(text.slice(at + 1, -1)) });
    else parts.push({ text, needs: head.startsWith('@') ? [[]] : needsOf(head) });
  }
  return parts;
}

/** The classes each selector of a list asks for. What stands in :is(), :not() and the like is not looked into: a rule too many
 *  costs bytes, one too few a look. */
function needsOf(selectors: string): string[][] {
  let plain = selectors;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (plain.includes('\\')) return [[]];
  return plain.split(',').map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));
}

/** The outermost rules and blocks, and statements that end with a semicolon. */
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
