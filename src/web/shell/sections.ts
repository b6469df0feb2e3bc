/** The sections of the marketplace in the navigation bar and the side menu. */
export const sections = [
  { to: '/tours', key: 'tours' },
  { to: '/categories', key: 'categories' },
  { to: '/tags', key: 'tags' },
] as const;
