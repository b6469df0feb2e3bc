/** Shown where a tour has no picture of its own. */
export const stockPictureUrl = '/posters/stock.svg';
