// Words that say nothing about a tour, folded. They are left out of documents and of queries.
import type { Language } from '#kernel/languages.ts';

const lists: Record<Language, string> = {
  es: `a al ante con como cual cuando de del desde donde el ella ellas ellos en entre era es esa ese esta este esto
    estos estas fue ha hace hacia han hasta hay la las le les lo los mas mi mientras muy ni no nos o os para pero
    por porque que quien se segun ser si sin sobre son su sus tambien tan te ti tiene tu tus u un una unas uno unos y ya`,
  en: `a about after all also an and any are as at be been before but by can do does for from had has have he her
    his how i if in into is it its just me more most my no nor not of off on or our out over she so some than that
    the their them then there these they this those to too up us was we were what when where which while who will
    with would you your`,
  fr: `a au aux avec c ce ces cet cette ci comme d dans de des donc du elle elles en encore est et etre eux il ils
    j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas plus pour
    puis qu quand que qui s sa sans se selon ses si son sont sous sur t ta te tes toi ton tu un une vers vos votre
    vous y`,
};

const stopWords: Record<Language, ReadonlySet<string>> = {
  es: new Set(lists.es.split(/\s+/)),
  en: new Set(lists.en.split(/\s+/)),
  fr: new Set(lists.fr.split(/\s+/)),
};

/** `word` is folded. A single Latin letter is what an apostrophe left over: "l’aube", "Inês’s". */
export function isStopWord(word: string, language: Language): boolean {
  return /^[a-z]$/.test(word) || stopWords[language].has(word);
}
