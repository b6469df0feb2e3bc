/** Limits of the pictures of a tour. Weight and megapixels of an upload are limited in src/platform/pictures/read-picture.ts. */
export const tourPictureLimits = {
  perTour: 12,
  /** Pixels; smaller ones are blurred on a card. */
  leastWidth: 800,
  leastHeight: 600,
  /** The maximum of the longer side, in pixels; a larger picture is stored smaller. */
  storedSide: 2400,
  /** How many pictures make a tour complete. */
  enough: 3,
} as const;

/** What browsers load; one narrower than the picture is made at its own width. */
export const renditionWidths = [600, 1200] as const;
/** The width of the rendition that cards and galleries show. */
export const shownWidth = 1200;

/** Fractions of the whole. */
export type PictureCrop = { left: number; top: number; width: number; height: number };
