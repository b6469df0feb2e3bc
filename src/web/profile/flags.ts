// Flags as files of the build, each fetched when it is first shown.
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a country's flag. */
export function flagOf(country: string): string | undefined {
  return files[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
