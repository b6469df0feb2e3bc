/** The picture of tours without one. */
export const stockPictureUrl = '/posters/stock.svg';
