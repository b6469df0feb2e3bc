// Which words of a text another one does not have, for people who compare two versions of it.

/** A stretch of a text; `isChanged`: the other text does not have it. */
export type Stretch = { text: string; isChanged: boolean };

/** The maximum of pairs of words: 2,000 words against 2,000 take 30 ms. Longer texts count as rewritten. */
const pairsMax = 4_000_000;

/** With fewer words in common the text counts as rewritten: marks between single 'the' and 'of' cannot be read. */
const leastShare = 0.4;

/** Both in as many stretches; one that has come or gone is empty in the other text. */
export function compareTexts(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const pairs = pairsOf(wordsOf(before), wordsOf(after)) ?? [{ before, after, isChanged: true }];
  return {
    before: pairs.map((pair) => ({ text: pair.before, isChanged: pair.isChanged })),
    after: pairs.map((pair) => ({ text: pair.after, isChanged: pair.isChanged })),
  };
}

/** Words with the space or line break that follows them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

type Pair = { before: string; after: string; isChanged: boolean };

/** null for texts that have too little in common, or are too long. */
function pairsOf(old: readonly string[], now: readonly string[]): Pair[] | null {
  if (old.length * now.length > pairsMax) return null;
  const isSame = (i: number, j: number) => old[i]!.trimEnd() === now[j]!.trimEnd();
  const width = now.length + 1;
  // At i * width + j: how many words `old` from i and `now` from j have in common.
  const counts = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const at = i * width + j;
      counts[at] = isSame(i, j) ? counts[at + width + 1]! + 1 : Math.max(counts[at + width]!, counts[at + 1]!);
    }
  if (counts[0]! < leastShare * Math.min(old.length, now.length)) return null;
  const pairs: Pair[] = [];
  const add = (pair: Pair) => {
    const last = pairs.at(-1);
    if (last?.isChanged !== pair.isChanged) return void pairs.push(pair);
    last.before += pair.before;
    last.after += pair.after;
  };
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    const at = i * width + j;
    const isOldLeft = i < old.length;
    if (isOldLeft && j < now.length && isSame(i, j)) add({ before: old[i++]!, after: now[j++]!, isChanged: false });
    else if (isOldLeft && (j === now.length || counts[at + width]! >= counts[at + 1]!))
      add({ before: old[i++]!, after: '', isChanged: true });
    else add({ before: '', after: now[j++]!, isChanged: true });
  }
  return pairs;
}

const wordsBeside = 8;
const changedWordsMax = 40;

/** The same without what is far from any change, and without the end of long changes: '…' replaces it. */
export function shortened(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map(({ text, isChanged }, place) => {
    const words = wordsOf(text);
    const max = isChanged ? changedWordsMax : wordsBeside;
    const start = isChanged || place > 0 ? words.slice(0, max) : [];
    const end = !isChanged && place < stretches.length - 1 ? words.slice(-max) : [];
    if (start.length + end.length >= words.length) return { text, isChanged };
    return { text: `${start.join('')}… ${end.join('')}`, isChanged };
  });
}
