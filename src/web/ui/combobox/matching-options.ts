/** `picture`: shown before the label. */
export type ComboboxOption = { value: string; label: string; note?: string; picture?: string };

/** The options with a word that starts with the typed text, those whose first word does first. Ignores accents and
 *  case; matches a note ('+34') as well. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const query = folded(typed.trim());
  if (query === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, query) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

/** The option whose label equals the typed text, as when the browser's autofill fills in the field. */
export function namedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const query = folded(typed.trim());
  return options.find(({ label }) => folded(label) === query);
}

function rankOf({ label, note = '', value }: ComboboxOption, query: string): number {
  const name = folded(label);
  if (name.startsWith(query) || folded(value) === query) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 1;
  return note.startsWith(query) || note.startsWith(`+${query}`) ? 2 : 3;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
