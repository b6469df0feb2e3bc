/** The sections and the visitor’s own lists of the marketplace in the navigation bar and the side menu. */
export const sections = [
  { to: '/tours', key: 'tours' },
  { to: '/categories', key: 'categories' },
  { to: '/tags', key: 'tags' },
  { to: '/dashboard/wishlist', key: 'wishlist' },
  { to: '/bookings', key: 'bookings' },
  { to: '/help', key: 'help' },
] as const;
