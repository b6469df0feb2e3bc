/** Focuses the first field of a form with one of the names; false if there is none. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): boolean {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const found = fields.find(({ name }) => names.includes(name));
  found?.focus();
  return found !== undefined;
}
