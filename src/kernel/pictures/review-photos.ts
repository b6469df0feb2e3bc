/** The maximum number of photos of a review. */
export const photosMax = 4;
