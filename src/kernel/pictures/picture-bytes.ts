/** The weight of an uploaded picture, at most. */
export const pictureBytesMax = 8_000_000;
