/** A whole number of an address within limits, else the fallback: people type addresses, too. */
export function wholeNumber(
  text: string | null,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= min && value <= max ? value : fallback;
}
