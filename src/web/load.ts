// Small words for loaders.
import { data } from 'react-router';

/** The page's data with a status other than 200: shown all the same, but not kept by anyone. */
export function withStatus<T>(loaded: T, status: number): T {
  // The router takes the wrapper off before the page sees it.
  return (status === 200 ? loaded : data(loaded, { status })) as T;
}

/** A whole number of the query within limits, else the fallback: addresses are typed by people, too. */
export function wholeNumber(
  text: string | null,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= min && value <= max ? value : fallback;
}

/** A part of the data that may come after the page. Left before it comes, its failure is nobody's any more. */
export function later<T>(part: Promise<T>): Promise<T> {
  part.catch(() => undefined);
  return part;
}
