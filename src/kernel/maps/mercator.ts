// Web Mercator: the world as a square from (0, 0) in the north-west to (1, 1). Conformal: small areas keep their shape.
export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

const northernmost = 84;

export function project({ latitude, longitude }: Position): Point {
  const within = Math.min(northernmost, Math.max(-northernmost, latitude));
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) / (2 * Math.PI);
  return { x: (longitude + 180) / 360, y };
}

export function unproject({ x, y }: Point): Position {
  return { latitude: (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90, longitude: x * 360 - 180 };
}

const equatorKm = 40_075;

/** How many kilometres the square is wide at a latitude: fewer towards the poles. */
export const kilometresAcross = (latitude: number): number => equatorKm * Math.cos((latitude * Math.PI) / 180);
