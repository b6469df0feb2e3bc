import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts';

/** The best language on offer for an Accept-Language header (RFC 9110, 12.5.4). */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '').split(',', 20).map((part, position) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    return {
      language: tag === '*' ? defaultLanguage : tag.split('-')[0],
      weight: weight === undefined ? 1 : Number(weight),
      position,
    };
  });
  const wanted = ranges
    .filter((range): range is typeof range & { language: Language } => range.weight > 0 && isLanguage(range.language))
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return wanted[0]?.language;
}
