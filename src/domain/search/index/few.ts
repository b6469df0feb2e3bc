// The answer among few tours, in one pass over them: thirty tours of a place cost thirty steps, however large the
// catalogue is. `missed` has a bit for each chosen condition a tour fails, as in facets.ts.
import { allBits, type Asked, bitOf, meets, partyOf } from './asked.ts';
import { addTour, type Counts, emptyCounts } from './counts.ts';
import { canLeave } from './departure-days.ts';
import { mark, weights } from './documents.ts';
import { best, type Page } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import { type FoundText, markFrom } from './text-sets.ts';

const [categoryBit, tagsBit] = [bitOf('category'), bitOf('tags')];

/** `slots`: in ascending order; they are changed. `found`: in the scope, where these are not all of it. */
export function answerAmongFew(index: SearchIndex, asked: Asked, slots: Uint32Array, found?: FoundText | null): Page {
  const { question, sort } = asked;
  const kept = keep(index, asked, slots, found);
  const { missed, relevance } = index.scratch;
  const counts = asked.counts ? countFew(index, slots, kept) : null;
  let total = 0;
  for (let at = 0; at < kept; at++) {
    // What was counted is counted: results move to the front.
    if ((missed[at]! & allBits) !== 0) continue;
    slots[total] = slots[at]!;
    relevance[total++] = relevance[at]!;
  }
  const results = slots.subarray(0, total);
  const from = (question.page - 1) * question.pageSize;
  const wanted = { sort, shownIn: question.currency, from, count: question.pageSize };
  return { total, slots: best(index, results, wanted, asked.words.length > 0 ? relevance : null), counts };
}

// The eighth bit says that a tour has not the text of `q` alone.
const lacksQ = 0x80;

/** Moves the candidates to the front of `slots`, with what each misses, and says how many they are. */
function keep(index: SearchIndex, asked: Asked, slots: Uint32Array, found: FoundText | null | undefined): number {
  const { words, chosen, question, now } = asked;
  const { matched, ofQ, relevance, missed } = index.scratch;
  const most = { ...weigh(index, asked, slots, found), ...found?.most };
  const isActivity = words.some(({ isOfQ }) => !isOfQ);
  const leaves = question.date === undefined ? null : canLeave(index.days, partyOf(question, question.date), now);
  const bits = chosen.map(({ choice }) => bitOf(choice));
  let kept = 0;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const hasAll = words.length === 0 || (most.all > 0 && matched[at] === most.all);
    const hasQ = most.wordsOfQ === 0 || (most.ofQ > 0 && ofQ[at] === most.ofQ);
    if (!hasAll && !(isActivity && hasQ)) continue;
    if (leaves && !leaves(slot)) continue;
    let misses = (hasAll ? 0 : categoryBit) | (hasQ ? 0 : lacksQ);
    for (let one = 0; one < chosen.length; one++) if (!meets(chosen[one]!, slot)) misses |= bits[one]!;
    slots[kept] = slot;
    relevance[kept] = relevance[at]!;
    missed[kept++] = misses;
  }
  return kept;
}

/** How many of the words each tour has, and how well, in halves; the most any has. */
function weigh(
  index: SearchIndex,
  { words, question }: Asked,
  slots: Uint32Array,
  found: FoundText | null | undefined,
) {
  const { best: fields, matched, ofQ, relevance } = index.scratch;
  for (const column of [matched, ofQ, relevance]) column.fill(0, 0, slots.length);
  const wordsOfQ = words.reduce((count, { isOfQ }) => count + Number(isOfQ), 0);
  const most = { all: 0, ofQ: 0, wordsOfQ };
  for (const [number, { terms, certainty, isOfQ }] of words.entries()) {
    if (found) markFrom(found.words[number]!.byField, slots, fields);
    else mark(index.documents[question.language], terms, slots, fields);
    const halves = weights.map((weight) => weight * certainty * 2);
    for (let at = 0; at < slots.length; at++) {
      if (fields[at] === 0) continue;
      relevance[at]! += halves[fields[at]! - 1]!;
      if (++matched[at]! > most.all) most.all = matched[at]!;
      if (isOfQ && ++ofQ[at]! > most.ofQ) most.ofQ = ofQ[at]!;
    }
  }
  return most;
}

/** A count looks away from its own choice: a tour that misses one choice only still counts for that one. Tags are the
 *  exception, a further tag comes on top. */
function countFew(index: SearchIndex, slots: Uint32Array, kept: number): Counts {
  const counts = emptyCounts(index);
  const { missed } = index.scratch;
  for (let at = 0; at < kept; at++) {
    const misses = missed[at]! & allBits;
    let countsFor = misses === 0 ? allBits : (misses & (misses - 1)) === 0 ? misses & ~tagsBit : 0;
    if (missed[at]! & lacksQ) countsFor &= ~categoryBit;
    if (countsFor !== 0) addTour(index, counts, slots[at]!, countsFor);
  }
  return counts;
}
