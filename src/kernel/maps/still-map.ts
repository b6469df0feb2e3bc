// The still map: drawn by the server around a position, shown by pages before and beside the loaded map.

/** The width and height of the drawing; a page shows its middle. */
export const stillMapSize = 1024;

/** The drawing's address. The position is rounded to 11 m, so that neighbours share one. */
export const stillMapAddress = (
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
): string => `/maps/still/${zoom}/${latitude.toFixed(4)},${longitude.toFixed(4)}.svg`;
