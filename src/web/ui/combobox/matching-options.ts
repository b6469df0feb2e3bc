/** `picture`: shown before the label. */
export type ComboboxOption = { value: string; label: string; note?: string; picture?: string };

/** The options with a word that starts with the typed text, those whose first word does first. Ignores accents and
 *  case; matches a note ('+34') as well. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

/** The option whose label equals the typed text, as when the browser's autofill fills in the field. */
export function namedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const wanted = folded(typed.trim());
  return options.find(({ label }) => folded(label) === wanted);
}

function rankOf({ label, note = '', value }: ComboboxOption, wanted: string): number {
  const name = folded(label);
  if (name.startsWith(wanted) || folded(value) === wanted) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
  return note.startsWith(wanted) || note.startsWith(`+${wanted}`) ? 2 : 3;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
