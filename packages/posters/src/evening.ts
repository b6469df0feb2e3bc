// The same drawing in other inks, for pages that are dark: a rule for each colour, in the picture itself.

/** A colour where it is a paint: an attribute, a stop of a gradient, or the name of a gradient. */
const colours = /(?<=[#-])[0-9a-f]{6}(?=["\-)])/g;

/** `body` and `evening` are one drawing in two sets of inks. Returns the colours of the one with those of the other. */
export function pairInks(body: string, evening: string): Map<string, string> {
  const inks: string[] = body.match(colours) ?? [];
  const others: string[] = evening.match(colours) ?? [];
  if (inks.length !== others.length) throw new Error('The drawing depends on its inks.');
  // Two mixed colours may meet in one ink and part in the other; they are hardly told apart then, and the first counts.
  const pairs = new Map<string, string>();
  for (const [at, ink] of inks.entries()) if (!pairs.has(ink)) pairs.set(ink, others[at]!);
  return pairs;
}

/** The style element that changes the inks of a finished drawing where the page that shows it is dark. */
export function eveningStyle(drawing: string, pairs: Map<string, string>): string {
  const rules = ['fill', 'stroke', 'stop-color'].flatMap((paint) =>
    [...pairs]
      .filter(([ink, other]) => ink !== other && drawing.includes(`${paint}="#${ink}"`))
      .map(([ink, other]) => `[${paint}="#${ink}"]{${paint}:#${other}}`),
  );
  return rules.length > 0 ? `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>` : '';
}
