import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts';

// Longer than what browsers send: 20 ranges with regions and weights have about 230 characters.
const charactersMax = 500;
const rangesMax = 20;

/** The best available language for an Accept-Language header (RFC 9110, 12.5.4). Only the first 20 ranges count. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  return firstUnweighted(header) ?? bestWeighted(header.slice(0, charactersMax));
}

/** A first range without a weight is preferred to all others, and is what browsers send: reading it alone takes
 *  0.1 µs, sorting all 2 µs, so the result is not cached. */
function firstUnweighted(header: string): Language | undefined {
  const language = /^([a-z]{2})(?:-[\w-]*)?(?:,|$)/i.exec(header)?.[1]?.toLowerCase();
  return isLanguage(language) ? language : undefined;
}

function bestWeighted(header: string): Language | undefined {
  const ranges = header.split(',', rangesMax).map((part, position) => {
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
