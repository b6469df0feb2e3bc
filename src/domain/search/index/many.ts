// The answer among many tours, as sets of bits: 10,000 tours are 313 words, and a count is the bits two sets share.
import { type Choice, choices } from '../filters.ts';
import { type Asked, type Chosen, meets, partyOf } from './asked.ts';
import { type Bitmap, countAll, keepWithin, listInto } from './bitmap.ts';
import { addLeaving } from './departure-days.ts';
import { answerAmongFew } from './few.ts';
import { bestOf, type Page, type Wanted } from './page.ts';
import { bestByRelevance } from './relevance.ts';
import { takeBits } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';
import { type Among, countMany } from './tally.ts';
import { type FoundText, findText } from './text-sets.ts';

/** `scope`: the tours a question is about; it is left as it is. */
export function answerAmongMany(index: SearchIndex, asked: Asked, scope: Uint32Array): Page {
  const { question, words, now, sort } = asked;
  const { scratch, tours } = index;
  const found = words.length > 0 ? findText(index, asked, scope) : null;
  const candidates = takeBits(scratch, found?.candidates ?? scope);
  if (question.date !== undefined) {
    const leaving = takeBits(scratch);
    addLeaving(leaving, index.days, partyOf(question, question.date), now);
    keepWithin(candidates, [{ words: leaving }]);
  }
  const count = countAll({ words: candidates });
  // The best of one word are read off its fields; each of its tours need not be looked at.
  const isWordAlone = found?.words.length === 1 && !asked.counts && asked.chosen.length === 0;
  if (!isWordAlone && count <= index.fewMax(tours.ids.count)) {
    const slots = new Uint32Array(count);
    listInto(slots, { words: candidates });
    return answerAmongFew(index, asked, slots, found);
  }
  const isAll = scope === tours.onSale.words && !found && question.date === undefined;
  const sets = makeSets(index, asked, { words: candidates, count, isAll }, found);
  const total = sets.results.count;
  const from = (question.page - 1) * question.pageSize;
  const wanted: Wanted = { sort, shownIn: question.currency, from, count: question.pageSize };
  const slots =
    sort === 'relevance' && found
      ? bestByRelevance(index, sets.results, found, wanted)
      : bestOf(index, sets.results, total, wanted);
  return { total, slots, counts: asked.counts ? countMany(index, sets.among) : null };
}

type Sets = { results: Among; among: Record<Choice, Among> };

/** A count looks away from its own choice; tags come on top of the chosen ones, and to choose a category is to replace an
 *  activity searched as text. */
function makeSets(index: SearchIndex, asked: Asked, candidates: Among, found: FoundText | null): Sets {
  const sets = setsOf(index, asked.chosen, candidates);
  if (found?.isActivity) sets.push({ choice: 'category', sets: [{ words: found.all }] });
  const besides = (choice: Choice | null): Among => {
    const kept = sets.filter((one) => one.choice !== choice).flatMap((one) => one.sets);
    return kept.length === 0 ? candidates : narrowed(index, candidates, kept);
  };
  const results = besides(null);
  const among = Object.fromEntries(choices.map((choice) => [choice, results])) as Sets['among'];
  for (const { choice } of sets) if (choice !== 'tags') among[choice] = besides(choice);
  if (found?.isActivity && found.q) among.category = narrowed(index, among.category, [{ words: found.q }]);
  return { results, among };
}

function narrowed({ scratch }: SearchIndex, { words }: Bitmap, sets: readonly Bitmap[]): Among {
  const left = takeBits(scratch, words);
  keepWithin(left, sets);
  return { words: left, count: countAll({ words: left }), isAll: false };
}

/** A test makes a set of the candidates that pass it. */
function setsOf(index: SearchIndex, chosen: readonly Chosen[], candidates: Among) {
  return chosen.map((one) => {
    if (!one.test) return { choice: one.choice, sets: one.sets };
    const words = takeBits(index.scratch);
    const { slots } = index.scratch;
    const length = listInto(slots, candidates);
    for (let at = 0; at < length; at++) if (meets(one, slots[at]!)) words[slots[at]! >>> 5]! |= 1 << (slots[at]! & 31);
    return { choice: one.choice, sets: [{ words }] };
  });
}
