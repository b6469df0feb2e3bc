/** A text whose signs for patterns mean themselves in `like`. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** In small letters. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** For `to_tsquery('simple', …)`: texts with words that begin as all of these do. Empty if there is none. */
export const wordsBeginning = (text: string): string =>
  wordsIn(text)
    .map((word) => `${word}:*`)
    .join(' & ');
