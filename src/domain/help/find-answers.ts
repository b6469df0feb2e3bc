// Searches the help centre: some forty answers, so every search reads all of them. Terms are those of the tour search.
import type { Language } from '#kernel/languages.ts';
import { isOneEditApart, termsOf, typoLettersMin } from '#domain/search/text/terms.ts';
import type { Answer, Topic } from './help.ts';

const foundMax = 10;
const weights = { question: 4, words: 4, topic: 2, text: 1 };
/** What a related or mistyped word counts of the word itself. */
const relatedCertainty = 0.75;
/** What partners look up is found by its own words; where travellers' answers have the same words, those come first. */
const partnersTopic = 'partners';
const partnersWeight = 0.6;
/** Of the best answer's score: what has less has only a word in common. */
const leastShare = 0.5;
/** A word in two forms: 'book' and 'booking', 'cancelar' and 'cancelación'. */
const sharedLettersMin = 4;

type Weights = Map<string, number>;

/** Best first. An answer has at least half of the words; a word counts more the fewer answers have it, and an answer the more of
 *  its question is shown. */
export function findAnswers(topics: readonly Topic[], text: string, language: Language): Answer[] {
  const searched = termsOf(text, language);
  const answers = topics.flatMap((topic) =>
    topic.answers.map((answer) => ({ answer, counts: countsOf(searched, weigh(topic, answer, language)) })),
  );
  const rarity = searched.map((_, word) =>
    Math.log(1 + answers.length / Math.max(1, answers.filter(({ counts }) => counts[word]! > 0).length)),
  );
  const found = answers
    .map(({ answer, counts }) => ({
      answer,
      found: counts.filter((count) => count > 0).length,
      score:
        counts.reduce((sum, count, word) => sum + count * rarity[word]!, 0) *
        (1 + shareInQuestion(answer, searched, language)) *
        (answer.topic === partnersTopic ? partnersWeight : 1),
    }))
    .filter((one) => one.found > 0 && one.found >= searched.length / 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, foundMax);
  return found.filter(({ score }) => score >= found[0]!.score * leastShare).map(({ answer }) => answer);
}

function shareInQuestion({ question }: Answer, searched: readonly string[], language: Language): number {
  const terms = termsOf(question, language);
  return terms.filter((term) => searched.includes(term)).length / terms.length;
}

/** Each term of an answer with the weight of the best place where it is found. */
function weigh(topic: Topic, { question, words, paragraphs }: Answer, language: Language): Weights {
  const terms: Weights = new Map();
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text, language)) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  };
  add(question, weights.question);
  add(words, weights.words);
  add(topic.title, weights.topic);
  // The addresses of links are no words of the text.
  add(paragraphs.join(' ').replace(/\]\([^)]*\)/g, ']'), weights.text);
  return terms;
}

function countsOf(searched: readonly string[], terms: Weights): number[] {
  return searched.map((word) => {
    const own = terms.get(word);
    if (own !== undefined) return own;
    const related = [...terms].filter(([term]) => isRelated(term, word)).map(([, weight]) => weight);
    return Math.max(0, ...related) * relatedCertainty;
  });
}

function isRelated(term: string, searched: string): boolean {
  let shared = 0;
  while (shared < term.length && term[shared] === searched[shared]) shared++;
  if (shared >= sharedLettersMin && shared * 2 >= Math.max(term.length, searched.length)) return true;
  return searched.length >= typoLettersMin && isOneEditApart(term, searched);
}
