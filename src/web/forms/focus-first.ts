/** Goes to the first field of a form that has one of the names. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find(({ name }) => names.includes(name))?.focus();
}
