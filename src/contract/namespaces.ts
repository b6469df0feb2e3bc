/** The translation namespaces of the spec, section 3. */
export const namespaces = [
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
export type Namespace = (typeof namespaces)[number];
