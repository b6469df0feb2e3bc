import { fold } from '#kernel/slugs.ts';

const placesShown = 6;
/** Of letter pairs in common. 'Atlantis' has 0.27 in common with 'Athens', 'Barcelone' 0.88 with 'Barcelona'. */
const leastAlike = 0.35;

/** The places whose names look like an unknown one, the most alike first; none if none does. */
export function placesAlike<Place extends { name: string }>(name: string, places: readonly Place[]): Place[] {
  return places
    .map((place) => ({ place, alike: likeness(fold(name), fold(place.name)) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, placesShown)
    .map(({ place }) => place);
}

/** From 0 to 1: the share of the letter pairs of both names that they have in common (Dice). */
function likeness(one: string, other: string): number {
  const [ofOne, ofOther] = [pairsOf(one), pairsOf(other)];
  const common = [...ofOne].filter((pair) => ofOther.has(pair)).length;
  return (2 * common) / (ofOne.size + ofOther.size || 1);
}

/** Its beginning counts as a pair: it is what people get right. */
const pairsOf = (text: string): Set<string> =>
  new Set([...` ${text}`].slice(0, -1).map((letter, index) => letter + (` ${text}`[index + 1] ?? '')));
