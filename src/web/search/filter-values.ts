/** The values of a list in an address, each once. */
export function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean);
}
