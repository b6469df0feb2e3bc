/** The footer's links in groups; a key names the text of the footer's namespace. */
export const footerGroups = [
  {
    key: 'explore',
    links: [
      { to: '/tours', key: 'tours' },
      { to: '/categories', key: 'categories' },
      { to: '/tags', key: 'tags' },
    ],
  },
  {
    key: 'rules',
    links: [
      { to: '/terms', key: 'terms' },
      { to: '/privacy', key: 'privacy' },
      { to: '/cookies', key: 'cookies' },
      { to: '/legal', key: 'legal' },
    ],
  },
] as const;
