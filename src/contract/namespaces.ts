/** The translation namespaces of the spec, section 3. */
export const specNamespaces = [
  'common',
  'navbar',
  'home',
  'dashboard',
  'profile',
  'tours',
  'tour-detail',
  'booking-list',
  'booking-detail',
  'book-tour',
  'categories',
  'tags',
  'search-results',
  'login',
  'become-supplier',
  'auth',
  'footer',
] as const;

/** With those of the pages beside the spec's list: each has its own, so that a page loads only what it shows. */
export const namespaces = [
  ...specNamespaces,
  'content',
  'terms',
  'privacy',
  'legal',
  'cookies',
  'contact',
  'jobs',
  'digital-services',
  'about',
  'press',
  'accessibility',
  'sitemap',
  'blog',
  'reviews',
  'moderation',
  'wishlist',
] as const;
export type Namespace = (typeof namespaces)[number];
