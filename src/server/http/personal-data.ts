// The personal data sources of all domains, in the order of the page for readers. A table with a reference to users
// that no source lists fails src/server/http/personal-data.test.ts.
import { personalAccount } from '#domain/accounts/privacy/personal-account.ts';
import { personalSecurity } from '#domain/accounts/privacy/personal-security.ts';
import { personalSessions } from '#domain/accounts/sessions/personal-sessions.ts';
import { personalAffiliate } from '#domain/affiliates/personal-affiliate.ts';
import { personalApiKeys } from '#domain/api-keys/personal-api-keys.ts';
import { personalAudit } from '#domain/operator/personal-audit.ts';
import { personalDrafts } from '#domain/authoring/personal-drafts.ts';
import { personalBookings } from '#domain/bookings/reading/personal-bookings.ts';
import { personalPayments } from '#domain/bookings/reading/personal-payments.ts';
import { personalWaitlist } from '#domain/bookings/waitlist/personal-waitlist.ts';
import { personalBookingMessages } from '#domain/bookings/messages/personal-messages.ts';
import { personalManualEntries } from '#domain/bookings/manual-entries/personal-manual-entries.ts';
import { findToursOnSale } from '#domain/bookings/reading/tours-on-sale.ts';
import { personalMessages } from '#domain/inbox/personal-messages.ts';
import { personalArticles } from '#domain/blog/editing/personal-articles.ts';
import { personalActing } from '#domain/operator/acting/personal-acting.ts';
import { personalNotices } from '#domain/moderation/personal-notices.ts';
import { personalGiftCards } from '#domain/gift-cards/personal-gift-cards.ts';
import { personalMails } from '#domain/notifications/personal-mails.ts';
import { personalReviews } from '#domain/reviews/personal-reviews.ts';
import { personalFilings } from '#domain/seller-reports/filings/personal-filings.ts';
import { personalTaxDetails } from '#domain/seller-reports/personal-tax-details.ts';
import { personalDocuments } from '#domain/supplier-documents/personal-documents.ts';
import { personalSupplier } from '#domain/suppliers/personal-supplier.ts';
import { personalTeam } from '#domain/team/personal-team.ts';
import { personalWishlist } from '#domain/wishlists/personal-wishlist.ts';
import { personalIdempotency } from '#platform/idempotency/personal-idempotency.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalDataSources: readonly PersonalDataSource[] = [
  personalAccount,
  personalBookings,
  personalPayments,
  personalGiftCards,
  personalAffiliate,
  personalReviews,
  personalWishlist,
  personalWaitlist,
  personalManualEntries,
  personalBookingMessages,
  personalSessions,
  personalSecurity,
  // Before messages, because mails about messages are found by them.
  personalMails,
  personalMessages,
  personalNotices,
  personalTeam,
  personalApiKeys,
  // Before the supplier: the membership says whose details they are.
  personalTaxDetails,
  personalFilings,
  personalDocuments,
  { ...personalSupplier, obstacles: findToursOnSale },
  personalDrafts,
  personalArticles,
  personalActing,
  personalAudit,
  personalIdempotency,
];
