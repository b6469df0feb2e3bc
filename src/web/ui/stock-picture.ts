/** Stands in for the picture of a tour without one. */
export const stockPicture = '/posters/stock.svg';
