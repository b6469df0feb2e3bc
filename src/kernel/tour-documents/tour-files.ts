// What a file of tours may be, from which a supplier imports its tours and into which it exports them, and how large files are, those of
// bookings, too.
export const tourFileFormats = ['csv', 'json'] as const;
export type TourFileFormat = (typeof tourFileFormats)[number];

/** `rows`: a tour has one for each option, of which it has at most ten. */
export const tourImportLimits = { bytes: 4_000_000, tours: 500, rows: 5000, lineErrorsShown: 200 };

/** Of bookings that were taken elsewhere, in a file of the same size. */
export const entryImportLimits = { bookings: 2000, importsShown: 20 };
