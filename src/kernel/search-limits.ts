/** The limits of search parameters, for the schema and for parsing typed addresses. */
export const searchLimits = {
  textMax: 200,
  slugMax: 120,
  priceMin: { min: 0, max: 1e9 },
  priceMax: { min: 0, max: 1e9 },
  durationMax: { min: 0, max: 1000 },
  ratingMin: { min: 1, max: 5 },
} as const;
