// Every call of the contract and who answers it. What spans domains is composed here.
import type { BookingView } from '#contract/bookings.ts';
import type { Contract } from '#contract/contract.ts';
import { affiliateHandlers } from '#domain/affiliates/endpoints.ts';
import { recordReferral } from '#domain/affiliates/record-click.ts';
import { accountHandlers } from '#domain/accounts/endpoints.ts';
import { personalDataHandlers } from '#domain/accounts/personal-data-endpoints.ts';
import { preferenceHandlers } from '#domain/accounts/preference-endpoints.ts';
import { securityHandlers } from '#domain/accounts/security-endpoints.ts';
import { countUpcoming } from '#domain/bookings/booking-queries.ts';
import { blogHandlers } from '#domain/blog/endpoints.ts';
import { bookingHandlers } from '#domain/bookings/endpoints.ts';
import { paymentHandlers } from '#domain/bookings/payment-endpoints.ts';
import { supplierBookingHandlers } from '#domain/bookings/supplier-endpoints.ts';
import { contentHandlers } from '#domain/content/endpoints.ts';
import { giftCardHandlers } from '#domain/gift-cards/endpoints.ts';
import { reviewHandlers } from '#domain/reviews/endpoints.ts';
import { countReviewsOf } from '#domain/reviews/own-review-queries.ts';
import { searchHandlers, suggestPlaces } from '#domain/search/endpoints.ts';
import { mapHandlers } from '#domain/search/map-endpoints.ts';
import { rankingView } from '#domain/search/ranking-view.ts';
import { settingsHandlers } from '#domain/settings/endpoints.ts';
import { storefrontHandlers } from '#domain/storefront/endpoints.ts';
import { countFigures } from '#domain/storefront/figures.ts';
import { supplierHandlers } from '#domain/suppliers/endpoints.ts';
import { wishlistHandlers } from '#domain/wishlists/endpoints.ts';
import { countWishlist } from '#domain/wishlists/wishlist-queries.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { describeError } from '#platform/log/log.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { addMeasurements } from './metrics.ts';
import { personalParts } from './personal-data.ts';

export const handlers: Handlers<Contract> = {
  ...settingsHandlers,
  ...preferenceHandlers,
  ...accountHandlers,
  ...personalDataHandlers(personalParts),
  ...securityHandlers,
  ...storefrontHandlers,
  ...searchHandlers,
  suggestPlaces,
  ...bookingHandlers,
  ...paymentHandlers,
  ...supplierBookingHandlers,
  ...supplierHandlers,
  ...wishlistHandlers,
  ...reviewHandlers,
  ...contentHandlers,
  ...blogHandlers,
  ...giftCardHandlers,
  ...mapHandlers,
  ...affiliateHandlers,

  /** Where it came from is written once it is made, and again if the order is sent again: a click that counts no longer keeps
   *  nobody from booking. */
  async placeBooking(context, input) {
    const view = await bookingHandlers.placeBooking(context, input);
    const { via } = input.body;
    const uncounted = (error: unknown) => context.log.error('a referral was not counted', describeError(error));
    // The booking stands: a failure now must not be told as one of the booking.
    if (via) await recordReferral(context, (view as BookingView).id, via).catch(uncounted);
    return view;
  },

  getFigures: ({ database }) => countFigures(database.read),
  getRanking: async ({ caller }) => rankingView(caller.language),

  async reportMeasurements(context, { body }) {
    await throttle(context, 'measurements', context.caller.address);
    addMeasurements(body);
    return undefined;
  },

  async getCounts(context) {
    const { id } = signedIn(context);
    const db = context.database.read;
    const [bookings, wishlist, reviews] = await Promise.all([
      countUpcoming(db, id, context.clock.now()),
      countWishlist(db, id),
      countReviewsOf(db, id),
    ]);
    return { bookings, wishlist, reviews };
  },
};
