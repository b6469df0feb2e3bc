/** Replaces the picture of a tour without one. */
export const stockPicture = '/posters/stock.svg';

/** For cards and what is smaller: of a supplier's picture the smaller rendition (renditionWidths); posters have one size for all. */
export const smallPicture = (url: string | null | undefined): string => (url || stockPicture).replace(/-1200$/, '-600');
