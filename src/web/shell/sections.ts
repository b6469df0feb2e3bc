/** The parts of the marketplace, as the bar and the side menu list them. */
export const sections = [
  { to: '/tours', key: 'tours' },
  { to: '/categories', key: 'categories' },
  { to: '/tags', key: 'tags' },
] as const;
