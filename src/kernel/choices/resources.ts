/** How long before and after a departure something may be needed for it, at most: a day. */
export const resourceMinutesMax = 1440;
