/** The travellers as in the spec's payloads: 1 to 20 adults, 0 to 10 children. */
export type Party = { adults: number; children: number };

export const adultsMax = 20;
export const childrenMax = 10;

/** From this age on a traveller is an adult. Here, in what every page loads, as `fewSeats`. */
export const adultAge = 18;

export function partySize({ adults, children }: Party): number {
  return adults + children;
}

/** 'Few' seats are left at most so many: screens then say how many. Here, in what every page loads, it needs no file of its own. */
export const fewSeats = 5;
