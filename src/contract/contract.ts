// All calls of the product by name. Names are unique across domains: a client calls them by name alone.
import { accountEndpoints } from './accounts.ts';
import { accountPaths } from './accounts.paths.ts';
import { affiliateEndpoints } from './affiliates.ts';
import { affiliatePaths } from './affiliates.paths.ts';
import { blogEndpoints } from './blog.ts';
import { blogPaths } from './blog.paths.ts';
import { bookingEndpoints } from './bookings.ts';
import { bookingPaths } from './bookings.paths.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { cataloguePaths } from './catalogue.paths.ts';
import { contentEndpoints } from './content.ts';
import { contentPaths } from './content.paths.ts';
import type { Endpoint, Route } from './endpoint.ts';
import { giftCardEndpoints } from './gift-cards.ts';
import { giftCardPaths } from './gift-cards.paths.ts';
import { mapEndpoints } from './map.ts';
import { mapPaths } from './map.paths.ts';
import { noticeEndpoints } from './notices.ts';
import { noticePaths } from './notices.paths.ts';
import { reviewReportEndpoints } from './review-reports.ts';
import { reviewReportPaths } from './review-reports.paths.ts';
import { paymentEndpoints } from './payments.ts';
import { paymentPaths } from './payments.paths.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { personalDataPaths } from './personal-data.paths.ts';
import { reviewEndpoints } from './reviews.ts';
import { reviewPaths } from './reviews.paths.ts';
import { searchEndpoints } from './search.ts';
import { searchPaths } from './search.paths.ts';
import { securityEndpoints } from './security.ts';
import { securityPaths } from './security.paths.ts';
import { settingsEndpoints } from './settings.ts';
import { settingsPaths } from './settings.paths.ts';
import { supplierBookingEndpoints } from './supplier-bookings.ts';
import { supplierBookingPaths } from './supplier-bookings.paths.ts';
import { supplierEndpoints } from './suppliers.ts';
import { supplierPaths } from './suppliers.paths.ts';
import { wishlistEndpoints } from './wishlists.ts';
import { wishlistPaths } from './wishlists.paths.ts';

export const contract = {
  ...settingsEndpoints,
  ...accountEndpoints,
  ...personalDataEndpoints,
  ...securityEndpoints,
  // Before the catalogue: /tours/search is not a tour with the id 'search'.
  ...searchEndpoints,
  ...catalogueEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...supplierBookingEndpoints,
  ...supplierEndpoints,
  ...wishlistEndpoints,
  ...reviewEndpoints,
  ...reviewReportEndpoints,
  ...contentEndpoints,
  ...noticeEndpoints,
  ...blogEndpoints,
  ...giftCardEndpoints,
  ...mapEndpoints,
  ...affiliateEndpoints,
};
export type Contract = typeof contract;
export type EndpointName = keyof Contract;

export const routes: Record<EndpointName, Route> = {
  ...settingsPaths,
  ...accountPaths,
  ...personalDataPaths,
  ...securityPaths,
  ...searchPaths,
  ...cataloguePaths,
  ...bookingPaths,
  ...paymentPaths,
  ...supplierBookingPaths,
  ...supplierPaths,
  ...wishlistPaths,
  ...reviewPaths,
  ...reviewReportPaths,
  ...contentPaths,
  ...noticePaths,
  ...blogPaths,
  ...giftCardPaths,
  ...mapPaths,
  ...affiliatePaths,
};

export const endpointNames = Object.keys(contract) as EndpointName[];
export const endpointOf = (name: EndpointName): Endpoint => contract[name];
