// What a file of tours may be: a supplier imports its tours from it, and exports them into it.
export const tourFileFormats = ['csv', 'json'] as const;
export type TourFileFormat = (typeof tourFileFormats)[number];

export const tourImportLimits = { bytes: 4_000_000, tours: 500, faultsShown: 200, readyShown: 500 };

/** Of bookings that were taken elsewhere, in a file of the same size. */
export const entryImportLimits = { bookings: 2000, importsShown: 20 };
