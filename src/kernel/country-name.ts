const names = new Map<string, Intl.DisplayNames>();

/** 'Spain', 'España', 'Espagne' for ES. */
export function countryName(code: string, language: string): string {
  let known = names.get(language);
  if (!known) names.set(language, (known = new Intl.DisplayNames(language, { type: 'region' })));
  return known.of(code) ?? code;
}
