// A pseudo language for development: every text accented and 40 % longer. Unaccented text on a screen is hard-coded,
// and a layout that breaks here would break in German.
import type { Messages } from '#kernel/messages.ts';

// Doubling these makes English 40 % longer; they are in every word, so words grow, too, and not only sentences.
const accents: Record<string, string> = { a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'û', y: 'ý', n: 'ñ', s: 'š', t: 'ţ' };
const doubled = new Set('aeiouny');

export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)]));
}

/** Placeholders stay as they are. */
export function pseudo(text: string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, accented)))
    .join('');
}

function accented(letter: string): string {
  const lower = letter.toLowerCase();
  const found = accents[lower];
  if (!found) return letter;
  const shown = letter === lower ? found : found.toUpperCase();
  return doubled.has(lower) ? shown + found : shown;
}
