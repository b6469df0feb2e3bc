// All endpoints with their handlers. Those that span several domains are composed here.
import type { Contract } from '#contract/contract.ts';
import { affiliateResultHandlers } from '#domain/affiliate-results/endpoints.ts';
import { affiliateHandlers } from '#domain/affiliates/endpoints.ts';
import { accountHandlers } from '#domain/accounts/endpoints.ts';
import { personalDataHandlers } from '#domain/accounts/privacy/personal-data-endpoints.ts';
import {
  tourDraftHandlers,
  tourImportHandlers,
  tourPictureHandlers,
  tourTranslationHandlers,
} from '#domain/authoring/endpoints.ts';
import { refuseOffSale } from '#domain/authoring/end-sale.ts';
import { preferenceHandlers } from '#domain/accounts/profile/preference-endpoints.ts';
import { securityHandlers } from '#domain/accounts/security-endpoints.ts';
import { countCartLines } from '#domain/bookings/cart/cart-queries.ts';
import { countUpcoming } from '#domain/bookings/reading/booking-queries.ts';
import { articleHandlers } from '#domain/blog/editing/endpoints.ts';
import { apiKeyHandlers } from '#domain/api-keys/endpoints.ts';
import { blogHandlers } from '#domain/blog/endpoints.ts';
import { cancellationHandlers } from '#domain/bookings/cancellation-endpoints.ts';
import { bookingHandlers } from '#domain/bookings/endpoints.ts';
import { cartHandlers, orderHandlers } from '#domain/bookings/order-endpoints.ts';
import { paymentHandlers } from '#domain/bookings/payment-endpoints.ts';
import { supplierCalendarHandlers } from '#domain/bookings/calendar/endpoints.ts';
import { closingHandlers } from '#domain/closing/endpoints.ts';
import { bookingMoveHandlers } from '#domain/bookings/moves/endpoints.ts';
import { departureCancellationEndpointHandlers } from '#domain/bookings/departure-cancellations/endpoints.ts';
import { departureChangeHandlers } from '#domain/bookings/departure-changes/endpoints.ts';
import { changeHandlers } from '#domain/bookings/changes/endpoints.ts';
import { supplierCodeHandlers } from '#domain/bookings/codes/endpoints.ts';
import { entryImportHandlers } from '#domain/bookings/entry-imports/endpoints.ts';
import { manualEntryHandlers } from '#domain/bookings/manual-entries/endpoints.ts';
import { pickupHandlers } from '#domain/bookings/pickups/endpoints.ts';
import { messageHandlers } from '#domain/bookings/messages/endpoints.ts';
import { questionHandlers } from '#domain/bookings/questions/endpoints.ts';
import {
  checkInHandlers,
  supplierBookingHandlers,
  supplierDepartureHandlers,
} from '#domain/bookings/supplier-endpoints.ts';
import { waitlistEndpointHandlers } from '#domain/bookings/waitlist/endpoints.ts';
import { giftCardHandlers } from '#domain/gift-cards/endpoints.ts';
import { helpHandlers } from '#domain/help/endpoints.ts';
import { resourceHandlers } from '#domain/inventory/resources/endpoints.ts';
import { taxHandlers } from '#domain/inventory/taxes/endpoints.ts';
import { calendarEditHandlers } from '#domain/inventory/calendar-edits/endpoints.ts';
import { closureHandlers } from '#domain/inventory/closures/endpoints.ts';
import { inboxHandlers } from '#domain/inbox/endpoints.ts';
import { moderationHandlers, suspensionHandlers } from '#domain/moderation/endpoints.ts';
import {
  auditHandlers,
  ledgerHandlers,
  operatorCodeHandlers,
  operationHandlers,
  operatorBookingHandlers,
  operatorSettingHandlers,
  operatorTextHandlers,
  operatorUserHandlers,
} from '#domain/operator/endpoints.ts';
import { actingHandlers } from '#domain/operator/acting/endpoints.ts';
import { requestInvariantCheck } from '#domain/operator/health/check-invariants.ts';
import { unreviewedTourHandlers } from '#domain/operator/tours/unreviewed-tours.ts';
import { performanceHandlers } from '#domain/performance/endpoints.ts';
import { resourceCalendarHandlers } from '#domain/resource-calendars/endpoints.ts';
import { reviewHandlers } from '#domain/reviews/endpoints.ts';
import { countReviewsOf } from '#domain/reviews/own-review-queries.ts';
import { searchHandlers, suggestPlaces } from '#domain/search/endpoints.ts';
import { mapHandlers } from '#domain/search/map-endpoints.ts';
import { rankingView } from '#domain/search/ranking-view.ts';
import { sellerReportHandlers } from '#domain/seller-reports/endpoints.ts';
import { settingsHandlers } from '#domain/settings/endpoints.ts';
import { operatorView } from '#domain/settings/operator-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findTourOnSale, storefrontHandlers } from '#domain/storefront/endpoints.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { supplierHandlers } from '#domain/suppliers/endpoints.ts';
import { supplierDocumentHandlers } from '#domain/supplier-documents/endpoints.ts';
import { supplierTermsHandlers } from '#domain/suppliers/terms/endpoints.ts';
import { teamHandlers } from '#domain/team/endpoints.ts';
import { taxonomyHandlers } from '#domain/taxonomy/endpoints.ts';
import { webhookHandlers } from '#domain/webhooks/endpoints.ts';
import { wishlistHandlers } from '#domain/wishlists/endpoints.ts';
import { countWishlist } from '#domain/wishlists/wishlist-queries.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { addMeasurements } from '#server/process/metrics.ts';
import { invariantCheckView, readHealth } from '#server/process/report-health.ts';
import { personalDataSources } from './personal-data.ts';
import { readSupplierStart } from './supplier/read-supplier-start.ts';
import { exportSupplier, exportSuspendedSupplier } from './supplier/supplier-export.ts';

export const handlers: Handlers<Contract> = {
  ...settingsHandlers,
  ...preferenceHandlers,
  ...accountHandlers,
  ...personalDataHandlers(personalDataSources),
  ...securityHandlers,
  ...storefrontHandlers,
  ...searchHandlers,
  suggestPlaces,
  getTour: async (context, input) => (await findTourOnSale(context, input)) ?? refuseOffSale(context, input.params.id),
  exportSupplier,
  exportSuspendedSupplier: (context, { body }) => exportSuspendedSupplier(context, body),
  getSupplierStart: (context, { query }) => readSupplierStart(context, query.from),
  ...bookingHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...cancellationHandlers,
  ...questionHandlers,
  ...messageHandlers,
  ...changeHandlers,
  ...departureCancellationEndpointHandlers,
  ...departureChangeHandlers,
  ...bookingMoveHandlers,
  ...closingHandlers,
  ...pickupHandlers,
  ...paymentHandlers,
  ...waitlistEndpointHandlers,
  ...supplierBookingHandlers,
  ...supplierDepartureHandlers,
  ...performanceHandlers,
  ...unreviewedTourHandlers,
  ...sellerReportHandlers,
  ...manualEntryHandlers,
  ...entryImportHandlers,
  ...checkInHandlers,
  ...supplierCalendarHandlers,
  ...calendarEditHandlers,
  ...supplierHandlers,
  ...supplierTermsHandlers,
  ...supplierDocumentHandlers,
  ...closureHandlers,
  ...teamHandlers,
  ...apiKeyHandlers,
  ...webhookHandlers,
  ...supplierCodeHandlers,
  ...taxHandlers,
  ...resourceHandlers,
  ...resourceCalendarHandlers,
  ...tourDraftHandlers,
  ...tourImportHandlers,
  ...tourPictureHandlers,
  ...tourTranslationHandlers,
  ...suspensionHandlers,
  ...auditHandlers,
  ...articleHandlers,
  ...actingHandlers,
  ...operatorUserHandlers,
  ...operatorBookingHandlers,
  ...operatorSettingHandlers,
  ...operatorTextHandlers,
  ...operationHandlers,
  ...ledgerHandlers,
  ...taxonomyHandlers,
  ...operatorCodeHandlers,
  ...wishlistHandlers,
  ...reviewHandlers,
  ...inboxHandlers,
  ...moderationHandlers,
  ...blogHandlers,
  ...helpHandlers,
  ...giftCardHandlers,
  ...mapHandlers,
  ...affiliateHandlers,
  ...affiliateResultHandlers,

  getOperator: async (context) => operatorView(await currentSettings(context), context.caller.language),
  getFigures: ({ database }) => cardCacheOf(database).statistics(),
  getRanking: async ({ caller }) => rankingView(caller.language),

  getHealth: (context) => readHealth(context),
  checkInvariants: async (context) => invariantCheckView(await requestInvariantCheck(context)),

  async reportMeasurements(context, { body }) {
    await throttle(context, 'measurements', context.caller.address);
    addMeasurements(body);
    return undefined;
  },

  async getCounts(context) {
    const { id } = signedIn(context);
    const db = context.database.db;
    const now = context.clock.now();
    const [bookings, cart, wishlist, reviews] = await Promise.all([
      countUpcoming(db, id, now),
      countCartLines(db, id, now),
      countWishlist(db, id),
      countReviewsOf(db, id),
    ]);
    return { bookings, cart: cart.all, wishlist, reviews };
  },
};
