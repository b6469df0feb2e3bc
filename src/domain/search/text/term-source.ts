// Where the terms of a language come from: PostgreSQL or the index.
/** `word`: as it is shown. */
export type KnownTerm = { term: string; word: string };

/** `key`: what the source calls it. */
export type UsedTerm<Key> = KnownTerm & { key: Key };

/** The terms of a language, from PostgreSQL or from the index. A term is known while a published
 *  tour has it. */
export type TermSource<Key = string> = {
  /** Those of `terms` that are known. */
  known(terms: readonly string[]): Map<string, Key> | Promise<Map<string, Key>>;
  /** Terms that begin so, of titles and names only where `named`. */
  withPrefix(withPrefix: string, named: boolean): Key[] | Promise<Key[]>;
  /** All that are one edit away from one of these words of five letters or more, and perhaps others. */
  nearby(words: readonly string[]): NearTerm<Key>[] | Promise<NearTerm<Key>[]>;
  /** Those of the terms that are known, the ones that most tours have first. */
  mostUsed(keys: readonly Key[]): UsedTerm<Key>[] | Promise<UsedTerm<Key>[]>;
};
export type NearTerm<Key> = { key: Key; term: string };
