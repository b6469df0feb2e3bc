// Where a departure that is dragged would start: in a week on another day, in a day at another time. Pure; local times.

/** The same time of another day. */
export const onDay = (startsAtLocal: string, day: string): string => `${day}${startsAtLocal.slice(10)}`;

/** So far down is a quarter of an hour later, so far up one earlier. */
const quarterPx = 12;
const quarter = 15;
const lastQuarter = 24 * 60 - quarter;

/** A quarter of an hour of the same day. */
export function draggedBy(startsAtLocal: string, px: number): string {
  const quarters = Math.round(px / quarterPx);
  if (quarters === 0) return startsAtLocal;
  const [hours = 0, minutes = 0] = startsAtLocal.slice(11).split(':').map(Number);
  const exact = hours * 60 + minutes + quarters * quarter;
  const moved = Math.min(lastQuarter, Math.max(0, Math.round(exact / quarter) * quarter));
  return `${startsAtLocal.slice(0, 11)}${twoDigits(Math.floor(moved / 60))}:${twoDigits(moved % 60)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
