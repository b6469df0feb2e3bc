// Light stemming: plural and gender endings only. It is better to miss a relative than to marry strangers, so a
// stem keeps at least three letters (plural) or four (gender), and everything else is left unchanged.
import type { Language } from '#kernel/languages.ts';

/** The stem of a folded word. */
export function stem(word: string, language: Language): string {
  return stems[language](word);
}

const stems: Record<Language, (word: string) => string> = { es: spanish, en: english, fr: french };

const without = (word: string, letters: number): string => word.slice(0, word.length - letters);

/** vinos → vino · flores → flor · luces, luz → luc · guiada, guiados → guiad */
function spanish(word: string): string {
  const singular = spanishSingular(word);
  if (singular.length > 4 && /[aeo]$/.test(singular)) return without(singular, 1);
  return singular.replace(/z$/, 'c');
}

function spanishSingular(word: string): string {
  if (word.length > 4 && /[cdjlnrs]es$/.test(word)) return without(word, 2);
  // Not after i, u: paris, crisis, autobus are no plurals.
  return word.length > 3 && /[^isu]s$/.test(word) ? without(word, 1) : word;
}

/** cities → city · dishes → dish · potatoes → potato · kayaks → kayak */
function english(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${without(word, 3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|zz|to)es$/.test(word)) return without(word, 2);
  return word.length > 3 && /[^isu]s$/.test(word) ? without(word, 1) : word;
}

/** bateaux → bateau · animaux → animal · guidée, guidés → guid · petites → petit */
function french(word: string): string {
  const singular = frenchSingular(word);
  const bare = singular.replace(/e+$/, '');
  return bare.length > 3 ? bare : singular;
}

function frenchSingular(word: string): string {
  if (word.length > 4 && /(?:eau|eu|ou)x$/.test(word)) return without(word, 1);
  if (word.length > 4 && word.endsWith('aux')) return `${without(word, 3)}al`;
  return word.length > 3 && /[^isu]s$|[eo]us$/.test(word) ? without(word, 1) : word;
}
