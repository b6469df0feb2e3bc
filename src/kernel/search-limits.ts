/** The limits of search parameters, for the schema and for parsing typed addresses; those of filters are in search-filters.ts. */
export const textMax = 200;
export const slugMax = 120;
export const priceMax = 1e9;

/** Tours that are compared with each other. */
export const comparedMost = 3;
