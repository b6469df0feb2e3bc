// The still map: drawn by the server around a position, shown by pages before and beside the loaded map.

/** The width and height of the drawing; a page shows its middle. */
export const stillMapSize = 1024;

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** The map of one place, as tours and tickets show it: what of the drawing, and at which distances there are circles. */
export const placeMap = { zoom: 12, width: 720, height: 480, ringsKm: [1, 2] };

/** The drawing's address. The position is rounded to 11 m, so that neighbours share one. */
export const stillMapAddress = (
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
): string => `/maps/still/${zoom}/${latitude.toFixed(4)},${longitude.toFixed(4)}.svg`;

/** What a map names around a place: a district, a village, a mountain. */
export type NameOnMap = { name: string; latitude: number; longitude: number };

/** The address of the names around a place. */
export const namesAddress = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `/maps/names/${latitude.toFixed(4)},${longitude.toFixed(4)}.json`;

/** A parameter of the address: where the page draws labels of its own, which the names of the drawing leave free. */
export const freeParameter = (boxes: readonly Box[]): string =>
  `free=${boxes.map((box) => box.map(Math.round).join('.')).join('_')}`;
