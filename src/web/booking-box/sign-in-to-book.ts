import { hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { signInHref, tourPath } from '#web/runtime/router/addresses.ts';
import { getSession } from '#web/runtime/session/session.ts';

/** The tour that a visitor left in order to sign in. */
let left: string | undefined;

/** In this browser, for any user: `saveSession` notes it. */
const hasSignedIn = (): boolean => localStorage.getItem('hasSignedIn') !== null;

/** Signing in on the way to a tour: a browser in which no one ever signed in begins with a new account. `purpose`: a fragment that says
 *  what for, where it is not for booking (account/trip-of-next.ts). */
export const signInForTour = (tourId: string, trip: TripContext, purpose: '' | '#cart' | '#waitlist' = ''): string =>
  signInHref(hrefWithTrip(tourPath(tourId), trip) + purpose) + (hasSignedIn() ? '' : '&mode=register');

export function signInToBook(tourId: string, trip: TripContext): string {
  left = tourId;
  return signInForTour(tourId, trip);
}

/** True once: a visitor who comes back signed in continues where the button was pressed. */
export function isBackToBook(tourId: string): boolean {
  const isBack = left === tourId && getSession() !== null;
  if (isBack) left = undefined;
  return isBack;
}
