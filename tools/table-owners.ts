// Which folder owns which tables, and which tables of others it reads. tools/check-tables.ts holds the SQL of src/ to it and
// draws it in docs/architecture.md. Only the owner writes a table. Rows come in an order in which each reads only tables of
// earlier ones, so nobody reads in a circle. A new need is a function that the owner exports, or a grant here and a reason in review.

export type TableRow = { owns: readonly string[]; reads?: readonly string[]; alsoWrites?: readonly string[] };

/** Folders of src/domain; `platform` and `server` are whole layers. */
export const tableOwners: Record<string, TableRow> = {
  platform: { owns: ['idempotency_keys', 'jobs', 'mails', 'search_changes', 'search_changes_trimmed', 'throttles'] },
  settings: { owns: ['missing_translations', 'settings'] },
  suppliers: { owns: ['supplier_members', 'suppliers'] },
  pricing: { owns: ['exchange_rates'] },
  payments: { owns: ['ledger_days', 'ledger_entries', 'ledger_summed', 'ledger_transactions', 'payments'] },
  accounts: {
    owns: ['challenges', 'mail_links', 'passkeys', 'recovery_codes', 'refresh_tokens', 'sessions', 'totp', 'users'],
    reads: ['supplier_members', 'suppliers'],
  },
  catalogue: {
    owns: [
      'categories',
      'category_texts',
      'moved_slugs',
      'place_texts',
      'places',
      'tag_texts',
      'tags',
      'tour_categories',
      'tour_pictures',
      'tour_tags',
      'tour_texts',
      'tours',
    ],
    reads: ['suppliers'],
  },
  inventory: {
    owns: [
      'calendar_edits',
      'closures',
      'departure_extras',
      'departures',
      'extra_texts',
      'extras',
      'option_resources',
      'option_texts',
      'options',
      'price_rules',
      'resources',
      'taxes',
      'schedules',
      'unit_texts',
      'units',
    ],
    reads: ['places', 'supplier_members', 'tours'],
  },
  team: { owns: ['departure_guides'], reads: ['departures', 'supplier_members', 'tours', 'users'] },
  audit: { owns: ['audit_checks', 'audit_entries', 'audit_head'], reads: ['supplier_members'] },
  suspensions: { owns: [], reads: ['supplier_members'] },
  moderation: { owns: ['notice_decisions', 'notices'] },
  inbox: { owns: ['applications', 'contact_messages'] },
  'gift-cards': { owns: ['gift_card_redemptions', 'gift_cards'], reads: ['payments'] },
  // A booking shows its tour, its option, its supplier and what was paid; what can be booked is read in one statement.
  bookings: {
    owns: [
      'booking_answers',
      'booking_changes',
      'booking_events',
      'booking_items',
      'bookings',
      'cart_lines',
      'check_ins',
      'departure_changes',
      'goodwill_refunds',
      'orders',
      'pickup_point_texts',
      'pickup_points',
      'promo_code_tours',
      'promo_code_uses',
      'promo_codes',
      'question_texts',
      'questions',
      'waitlist_entries',
    ],
    reads: [
      'closures',
      'departure_guides',
      'departures',
      'gift_card_redemptions',
      'gift_cards',
      'ledger_entries',
      'ledger_transactions',
      'option_texts',
      'options',
      'payments',
      'place_texts',
      'places',
      'supplier_members',
      'suppliers',
      'tour_pictures',
      'tour_texts',
      'tours',
      'users',
    ],
  },
  // A referral is confirmed by its booking and shown with the tour.
  affiliates: {
    owns: ['affiliate_clicks', 'affiliate_days', 'affiliate_referrals', 'affiliates'],
    reads: ['bookings', 'supplier_members', 'tour_texts', 'users'],
  },
  // Permission to review depends on a completed booking; a review shows its tour and its author.
  reviews: {
    owns: ['helpful_reviews', 'review_decisions', 'review_photos', 'review_reports', 'reviews'],
    reads: ['bookings', 'supplier_members', 'tour_pictures', 'tour_texts', 'tours', 'users'],
  },
  // Counts of the home page.
  storefront: { owns: [], reads: ['places', 'tour_categories', 'tours'] },
  // A wishlist shows its tours.
  wishlists: { owns: ['shared_wishlists', 'wishlist_items'], reads: ['tour_texts', 'tours'] },
  // The index is built from all that can be searched for.
  search: {
    owns: ['search_documents', 'search_names', 'search_terms'],
    reads: [
      'categories',
      'category_texts',
      'departures',
      'options',
      'place_texts',
      'places',
      'price_rules',
      'tag_texts',
      'tags',
      'tour_categories',
      'tour_tags',
      'tour_texts',
      'tours',
      'units',
    ],
  },
  // A draft is listed with its tour and supplier; a departure that is booked stays.
  authoring: {
    owns: ['picture_renditions', 'supplier_pictures', 'tour_drafts', 'tour_versions'],
    reads: ['booking_changes', 'bookings', 'tour_pictures', 'tours', 'users', 'waitlist_entries'],
  },
  blog: { owns: [] },
  // Mails about bookings and messages are found by them when a person leaves; mails with links by the links.
  notifications: {
    owns: [],
    reads: ['applications', 'bookings', 'contact_messages', 'mail_links'],
    alsoWrites: ['jobs', 'mails'],
  },
  // What operators look for, in whatever part of the product it is.
  operator: {
    owns: ['invariant_checks'],
    reads: [
      'audit_entries',
      'booking_events',
      'bookings',
      'jobs',
      'ledger_days',
      'ledger_entries',
      'ledger_summed',
      'ledger_transactions',
      'mails',
      'notices',
      'orders',
      'payments',
      'supplier_members',
      'suppliers',
      'tour_texts',
      'tours',
      'users',
    ],
  },
  server: { owns: ['secrets'] },
};
