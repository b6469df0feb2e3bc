/** The languages and widths in which a journey can run: `npm run check:all -- journeys` runs each in all of them. */
export const journeyVariants = ['es-360', 'es-1280', 'en-360', 'en-1280', 'fr-360', 'fr-1280'] as const;

export type JourneyVariant = (typeof journeyVariants)[number];
