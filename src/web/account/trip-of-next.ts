import { readTrip, type TripContext } from '#kernel/trip-context.ts';

/** `trip` has no date if none was chosen. */
export type BookedTrip = { tourId: string; trip: TripContext };

/** What is booked after signing in, from the return address: the booking page of a tour, or a tour page whose booking form
 *  is filled in. null: something else. */
export function tripOfNext(next: string | null, today?: string): BookedTrip | null {
  const [path = '', search] = (next ?? '').split(/[?#]/);
  const trip = readTrip(new URLSearchParams(search), today);
  const ofBookPage = /^\/tours\/([\w-]+)\/book$/.exec(path)?.[1];
  const ofTourPage = trip.date ? /^\/tour\/([\w-]+)$/.exec(path)?.[1] : undefined;
  const tourId = ofBookPage ?? ofTourPage;
  return tourId ? { tourId, trip } : null;
}

const purposes = {
  '#cart': 'cart',
  '#resenas': 'helpful',
  '#waitlist': 'waitlist',
  '/cart': 'cart',
  '/dashboard/wishlist': 'wishlist',
  '/gift-cards': 'gift',
} as const;

/** What a visitor wants to do after signing in, as far as the return address says: its fragment names what was pressed on the page of a
 *  tour. null: anything. */
export function purposeOfNext(next: string | null, today?: string) {
  const [, path, hash] = /^([^?#]*)[^#]*(.*)$/.exec(next ?? '')!;
  const known: Record<string, (typeof purposes)[keyof typeof purposes]> = purposes;
  return known[hash!] ?? known[path!] ?? (tripOfNext(next, today) ? 'booking' : null);
}
