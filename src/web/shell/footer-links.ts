/** The footer's links in groups, with the keys of their texts in the footer's namespace or another that every page has. */
export const footerGroups = [
  {
    key: 'explore',
    links: [
      { to: '/tours', key: 'navbar:tours' },
      { to: '/categories', key: 'navbar:categories' },
      { to: '/tags', key: 'navbar:tags' },
      { to: '/explorer', key: 'explorer' },
      { to: '/gift-cards', key: 'gift_cards' },
      { to: '/sitemap', key: 'sitemap' },
    ],
  },
  {
    key: 'company',
    links: [
      { to: '/about', key: 'about' },
      { to: '/blog', key: 'blog' },
      { to: '/press', key: 'press' },
      { to: '/jobs', key: 'jobs' },
      { to: '/contact', key: 'contact' },
      { to: '/become-supplier', key: 'navbar:become_partner' },
      { to: '/affiliate', key: 'affiliate' },
      { to: '/become-content-creator', key: 'creator' },
    ],
  },
  {
    key: 'rules',
    links: [
      { to: '/terms', key: 'terms' },
      { to: '/privacy', key: 'privacy' },
      { to: '/personal-info', key: 'personal_info' },
      { to: '/cookies', key: 'cookies' },
      { to: '/legal', key: 'legal' },
      { to: '/digital-services-law', key: 'digital_services' },
      { to: '/accessibility', key: 'accessibility' },
    ],
  },
] as const;
