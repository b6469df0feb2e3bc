// Every domain's part of what is known of a person, in the order in which people read of it. A table that tells of accounts
// and belongs to no part fails src/server/personal-data.test.ts: whoever adds one adds it to a part, or a part of its own.
import { personalAccount } from '#domain/accounts/personal-account.ts';
import { personalSecurity } from '#domain/accounts/personal-security.ts';
import { personalSessions } from '#domain/accounts/personal-sessions.ts';
import { personalAffiliate } from '#domain/affiliates/personal-affiliate.ts';
import { personalBookings } from '#domain/bookings/personal-bookings.ts';
import { personalMessages } from '#domain/content/personal-messages.ts';
import { personalNotices } from '#domain/content/personal-notices.ts';
import { personalGiftCards } from '#domain/gift-cards/personal-gift-cards.ts';
import { personalMails } from '#domain/notifications/personal-mails.ts';
import { personalPayments } from '#domain/payments/personal-payments.ts';
import { personalReviews } from '#domain/reviews/personal-reviews.ts';
import { personalPartner } from '#domain/suppliers/personal-partner.ts';
import { personalWishlist } from '#domain/wishlists/personal-wishlist.ts';
import { personalRepeats } from '#platform/idempotency/personal-repeats.ts';
import type { PersonalPart } from '#platform/personal-data/part.ts';

export const personalParts: readonly PersonalPart[] = [
  personalAccount,
  personalBookings,
  personalPayments,
  personalGiftCards,
  personalAffiliate,
  personalReviews,
  personalWishlist,
  personalSessions,
  personalSecurity,
  // Before messages: mails about them are found by them.
  personalMails,
  personalMessages,
  personalNotices,
  personalPartner,
  personalRepeats,
];
