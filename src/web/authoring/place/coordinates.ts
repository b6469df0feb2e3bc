import type { Position } from '#kernel/maps/mercator.ts';

const part = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;
const pair = new RegExp(String.raw`^\s*\(?\s*${part}\s*°?(?:\s*[,;]\s+|\s*;\s*|\s+|,)${part}\s*°?\s*\)?\s*$`);

/** About a metre. */
const round = (degrees: number): number => Number(degrees.toFixed(5));

export const roundedPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: round(latitude),
  // A map that was moved around the world counts on.
  longitude: round(((((longitude + 180) % 360) + 360) % 360) - 180),
});

export const formatCoordinates = (at: Position | null): string =>
  at ? `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}` : '';

/** '38.7139, -9.1334' as maps on the web copy it, also with decimal commas. null: none yet, such as half of a pair. */
export function parseCoordinates(typed: string): Position | null {
  const [, first, second] = pair.exec(typed) ?? [];
  if (first === undefined || second === undefined) return null;
  // '38,71' is the beginning of one of two.
  if (/^\s*-?\d+,\d+\s*$/.test(typed)) return null;
  const [latitude, longitude] = [Number(first.replace(',', '.')), Number(second.replace(',', '.'))];
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? null : roundedPosition({ latitude, longitude });
}
