/** 'Few' are left at most so many seats: screens then say how many. */
export const fewSeats = 5;
