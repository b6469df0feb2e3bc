import { hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { signInHref, tourPath } from '#web/runtime/router/addresses.ts';
import { getSession } from '#web/runtime/session/session.ts';

/** The tour that somebody left in order to sign in. */
let left: string | undefined;

/** In this browser, whoever it was: `saveSession` notes it. */
const hasSignedIn = (): boolean => localStorage.getItem('hasSignedIn') !== null;

/** Signing in on the way to a tour: a browser in which nobody ever has begins with a new account. */
export const signInForTour = (tourId: string, trip: TripContext): string =>
  signInHref(hrefWithTrip(tourPath(tourId), trip)) + (hasSignedIn() ? '' : '&mode=register');

export function signInToBook(tourId: string, trip: TripContext): string {
  left = tourId;
  return signInForTour(tourId, trip);
}

/** True once: whoever comes back signed in goes on where the button was pressed. */
export function isBackToBook(tourId: string): boolean {
  const isBack = left === tourId && getSession() !== null;
  if (isBack) left = undefined;
  return isBack;
}
