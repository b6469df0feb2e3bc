// Every endpoint by its name. Names are unique across domains: a client calls them by name alone.
import { assertDefined } from '#kernel/assert.ts';
import { accountEndpoints } from './accounts/accounts.ts';
import { affiliateEndpoints, affiliateResultEndpoints } from './affiliates.ts';
import { actingEndpoints } from './operator/acting.ts';
import { articleEndpoints } from './operator/articles.ts';
import { apiKeyEndpoints } from './suppliers/api-keys.ts';
import { auditEndpoints } from './operator/audit.ts';
import { blogEndpoints } from './blog.ts';
import { bookingEndpoints } from './bookings/booking-endpoints.ts';
import { cartEndpoints } from './bookings/cart.ts';
import { cancellationEndpoints } from './bookings/cancellations.ts';
import { closingEndpoints } from './accounts/closing.ts';
import { bookingMoveEndpoints } from './bookings/moves.ts';
import { departureCancellationEndpoints } from './suppliers/departures/departure-cancellations.ts';
import { departureChangeEndpoints } from './suppliers/departures/departure-changes.ts';
import { changeEndpoints } from './bookings/changes.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkInEndpoints } from './suppliers/check-ins.ts';
import { closureEndpoints } from './suppliers/closures.ts';
import { inboxEndpoints } from './inbox.ts';
import type { Endpoint } from './endpoint.ts';
import { giftCardEndpoints } from './gift-cards.ts';
import { helpEndpoints } from './help.ts';
import { mapEndpoints } from './map.ts';
import { marketplaceEndpoints } from './marketplace.ts';
import { noticeEndpoints } from './notices.ts';
import { reviewReportEndpoints } from './review-reports.ts';
import { paymentEndpoints } from './payments.ts';
import { personalDataEndpoints } from './accounts/personal-data.ts';
import { orderEndpoints } from './bookings/orders.ts';
import { pickupEndpoints } from './bookings/pickups.ts';
import { bookingMessageEndpoints } from './bookings/messages.ts';
import { questionEndpoints } from './bookings/booking-questions.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { securityEndpoints } from './accounts/security.ts';
import { settingsEndpoints } from './settings.ts';
import { calendarEditEndpoints } from './suppliers/calendar-edits.ts';
import { supplierCalendarEndpoints } from './suppliers/calendar.ts';
import { supplierDepartureEndpoints } from './suppliers/departures/departures.ts';
import { supplierBookingEndpoints } from './suppliers/supplier-bookings.ts';
import { manualEntryEndpoints } from './suppliers/manual-entries.ts';
import { supplierCodeEndpoints } from './suppliers/promo-codes.ts';
import { entryImportEndpoints } from './suppliers/imports/entry-imports.ts';
import { taxEndpoints } from './suppliers/taxes.ts';
import { performanceEndpoints } from './suppliers/performance.ts';
import { supplierStartEndpoints } from './suppliers/start.ts';
import { supplierDocumentEndpoints } from './operator/supplier-documents.ts';
import { supplierTermsEndpoints } from './operator/supplier-terms.ts';
import { supplierEndpoints } from './suppliers/suppliers.ts';
import { teamEndpoints } from './suppliers/team.ts';
import { tourDraftEndpoints } from './suppliers/tour-drafts.ts';
import { supplierExportEndpoints } from './suppliers/supplier-export.ts';
import { tourImportEndpoints } from './suppliers/imports/tour-imports.ts';
import { tourPictureEndpoints } from './suppliers/tour-pictures.ts';
import { tourTranslationEndpoints } from './suppliers/tour-translations.ts';
import { suspensionEndpoints } from './accounts/suspensions.ts';
import { operatorBookingEndpoints } from './operator/bookings.ts';
import { operatorCodeEndpoints } from './operator/codes.ts';
import { ledgerEndpoints } from './operator/ledger.ts';
import { healthEndpoints, operationEndpoints } from './operator/operations.ts';
import { sellerReportEndpoints } from './operator/seller-reports.ts';
import { operatorSettingEndpoints } from './operator/settings.ts';
import { unreviewedTourEndpoints } from './operator/unreviewed-tours.ts';
import { operatorTextEndpoints } from './operator/texts.ts';
import { taxonomyEndpoints } from './operator/taxonomy.ts';
import { operatorUserEndpoints } from './operator/users.ts';
import { resourceCalendarEndpoints } from './suppliers/resource-calendars.ts';
import { resourceEndpoints } from './suppliers/resources.ts';
import { webhookEndpoints } from './suppliers/webhooks.ts';
import { waitlistEndpoints } from './bookings/waitlist.ts';
import { wishlistEndpoints } from './wishlists.ts';

export const contract = {
  ...settingsEndpoints,
  ...accountEndpoints,
  ...personalDataEndpoints,
  ...securityEndpoints,
  ...searchEndpoints,
  ...catalogueEndpoints,
  ...bookingEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...cancellationEndpoints,
  ...changeEndpoints,
  ...departureCancellationEndpoints,
  ...departureChangeEndpoints,
  ...bookingMoveEndpoints,
  ...questionEndpoints,
  ...bookingMessageEndpoints,
  ...pickupEndpoints,
  ...paymentEndpoints,
  ...waitlistEndpoints,
  ...supplierBookingEndpoints,
  ...performanceEndpoints,
  ...unreviewedTourEndpoints,
  ...sellerReportEndpoints,
  ...supplierDepartureEndpoints,
  ...manualEntryEndpoints,
  ...entryImportEndpoints,
  ...checkInEndpoints,
  ...supplierCalendarEndpoints,
  ...calendarEditEndpoints,
  ...supplierEndpoints,
  ...closingEndpoints,
  ...supplierStartEndpoints,
  ...supplierTermsEndpoints,
  ...supplierDocumentEndpoints,
  ...closureEndpoints,
  ...teamEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...supplierCodeEndpoints,
  ...taxEndpoints,
  ...resourceEndpoints,
  ...resourceCalendarEndpoints,
  ...tourDraftEndpoints,
  ...supplierExportEndpoints,
  ...tourImportEndpoints,
  ...tourPictureEndpoints,
  ...tourTranslationEndpoints,
  ...suspensionEndpoints,
  ...auditEndpoints,
  ...articleEndpoints,
  ...actingEndpoints,
  ...operatorUserEndpoints,
  ...operatorBookingEndpoints,
  ...operatorSettingEndpoints,
  ...operatorTextEndpoints,
  ...operationEndpoints,
  ...healthEndpoints,
  ...ledgerEndpoints,
  ...taxonomyEndpoints,
  ...operatorCodeEndpoints,
  ...wishlistEndpoints,
  ...reviewEndpoints,
  ...reviewReportEndpoints,
  ...marketplaceEndpoints,
  ...inboxEndpoints,
  ...noticeEndpoints,
  ...blogEndpoints,
  ...helpEndpoints,
  ...giftCardEndpoints,
  ...mapEndpoints,
  ...affiliateEndpoints,
  ...affiliateResultEndpoints,
};
export type Contract = typeof contract;
export type EndpointName = keyof Contract;

export const endpointNames = Object.keys(contract) as EndpointName[];
export const endpointOf = (name: EndpointName): Endpoint => contract[name];

/** 'GET /tours/{id}' and whose it is, as src/contract/paths.generated.ts writes it for the browser. */
const byPath = new Map(endpointNames.map((name) => [`${contract[name].method} ${contract[name].path}`, name]));
export const endpointAt = (methodAndPath: string): EndpointName =>
  assertDefined(byPath.get(methodAndPath), methodAndPath);
