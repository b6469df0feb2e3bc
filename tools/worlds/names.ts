// Made-up proper names of people, streets and places: pronounceable, without accents, the same for the same number.
const onsets = ['b', 'br', 'c', 'cl', 'd', 'f', 'g', 'gr', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'tr', 'v', 'z'];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ia', 'eo'];
const endings = ['', 'n', 'r', 's', 'l', 'nd', 'm'];

/** A name of two or three syllables. 19 × 7 × 7 = 931 syllables make 866,000 names of two. */
export function properName(n: number): string {
  // A stride that shares no factor with the number of syllables, so neighbours do not sound alike.
  const syllables = onsets.length * vowels.length * endings.length;
  const first = (n * 389) % syllables;
  const second = (Math.floor(n / syllables) * 577 + n * 131 + 7) % syllables;
  const name = syllable(first, false) + syllable(second, true);
  return name[0]!.toUpperCase() + name.slice(1);
}

function syllable(n: number, last: boolean): string {
  const onset = onsets[n % onsets.length]!;
  const vowel = vowels[Math.floor(n / onsets.length) % vowels.length]!;
  const ending = last ? endings[Math.floor(n / (onsets.length * vowels.length)) % endings.length]! : '';
  return onset + vowel + ending;
}
