/** How many tours an operator can feature at a time. */
export const featuredMax = 12;

export type FeaturedTour = { tour: string; from: string; until: string };

/** `day`: in UTC, 'YYYY-MM-DD'. */
export const featuredOn = (tours: readonly FeaturedTour[], day: string): string[] => [
  ...new Set(tours.filter(({ from, until }) => from <= day && day <= until).map(({ tour }) => tour)),
];
