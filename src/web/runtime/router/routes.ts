// All pages: path, access, texts and the query parameters that each one reads.
import type { Namespace } from '#contract/namespaces.ts';
import { filterParameters, searchFilterNames } from '#kernel/search-filters.ts';
import type { AnyPage } from './page.ts';

export type PageRoute = {
  path: string;
  /** The file that exports the `page`, relative to src/web. Its name ends in `-page.tsx`: the glob below finds it by that. */
  module: string;
  /** 'user': the server sends an empty shell, and a visitor who is not signed in goes to /login. There is no access by role:
   *  the endpoints check it, and the pages of operators and suppliers show everyone else whom they are for. */
  access: 'anyone' | 'user';
  namespaces: readonly Namespace[];
  /** Query parameters that change what the server renders; others are dropped before rendering. */
  query: readonly string[];
  /** The page itself handles the end of the session. */
  staysSignedOut?: true;
};

const textParameters = ['q', 'date', 'adults', 'children', 'page', 'sort'];
// Only the server reads them: the list of filters would be 300 bytes in the first load of every page.
const foundParameters = import.meta.env.SSR ? [...textParameters, ...filterParameters(searchFilterNames)] : [];
const searchParameters = ['location', 'activity', ...foundParameters];
const explorerParameters = ['category', ...foundParameters, 'place'];

export const pages: readonly PageRoute[] = [
  { path: '/', module: 'home/home-page.tsx', access: 'anyone', namespaces: ['search-form', 'home'], query: [] },
  {
    path: '/tours',
    module: 'tours/tours-page.tsx',
    access: 'anyone',
    namespaces: ['tours'],
    query: ['page', 'orderBy'],
  },
  { path: '/tour/:id', module: 'tour/tour-page.tsx', access: 'anyone', namespaces: ['tour-detail'], query: [] },
  {
    path: '/categories',
    module: 'catalogue/categories-page.tsx',
    access: 'anyone',
    namespaces: ['categories'],
    query: [],
  },
  { path: '/tags', module: 'catalogue/tags-page.tsx', access: 'anyone', namespaces: ['tags'], query: [] },
  {
    path: '/login',
    module: 'account/login-page.tsx',
    access: 'anyone',
    namespaces: ['login', 'auth', 'content'],
    query: ['mode'],
  },
  {
    path: '/forgot-password',
    module: 'account/forgot-password-page.tsx',
    access: 'anyone',
    namespaces: ['auth', 'login', 'content'],
    query: [],
  },
  {
    path: '/reset-password',
    module: 'account/reset-password-page.tsx',
    access: 'anyone',
    namespaces: ['auth', 'login', 'content'],
    query: [],
  },
  {
    path: '/confirm-email',
    module: 'account/confirm-email-page.tsx',
    access: 'anyone',
    namespaces: ['auth', 'content'],
    query: [],
  },
  {
    path: '/find-booking',
    module: 'bookings/booking/find-booking-page.tsx',
    access: 'anyone',
    namespaces: ['auth', 'booking-detail', 'content'],
    query: [],
  },
  {
    path: '/tours/:id/book',
    module: 'bookings/book/book-page.tsx',
    access: 'user',
    namespaces: ['book-tour', 'tour-detail', 'content'],
    query: [],
    staysSignedOut: true,
  },
  {
    path: '/bookings',
    module: 'bookings/list/bookings-page.tsx',
    access: 'user',
    namespaces: ['booking-list', 'booking-detail', 'app'],
    query: [],
  },
  {
    path: '/bookings/:id',
    module: 'bookings/booking/booking-page.tsx',
    access: 'user',
    namespaces: ['booking-detail', 'app'],
    query: [],
  },
  { path: '/dashboard', module: 'dashboard/dashboard-page.tsx', access: 'user', namespaces: [], query: [] },
  {
    path: '/dashboard/bookings',
    module: 'dashboard/bookings-tab-page.tsx',
    access: 'user',
    namespaces: ['dashboard', 'booking-list', 'booking-detail'],
    query: [],
  },
  {
    path: '/dashboard/reviews',
    module: 'dashboard/reviews-page.tsx',
    access: 'user',
    namespaces: ['dashboard', 'reviews', 'content'],
    query: [],
  },
  {
    path: '/dashboard/history',
    module: 'dashboard/history-page.tsx',
    access: 'user',
    namespaces: ['dashboard'],
    query: [],
  },
  {
    path: '/dashboard/info',
    module: 'profile/profile-page.tsx',
    access: 'user',
    namespaces: ['dashboard', 'profile', 'security', 'content'],
    query: [],
  },
  {
    path: '/dashboard/wishlist',
    module: 'dashboard/wishlist-page.tsx',
    access: 'user',
    namespaces: ['dashboard', 'wishlist', 'search-results'],
    query: [],
  },
  {
    path: '/wishlist/:code',
    module: 'wishlists/shared-wishlist-page.tsx',
    access: 'anyone',
    namespaces: ['wishlist', 'search-results'],
    query: ['page'],
  },
  {
    path: '/compare',
    module: 'compare/compare-page.tsx',
    access: 'anyone',
    namespaces: ['compare', 'tour-detail', 'search-results'],
    query: ['tours'],
  },
  {
    path: '/admin',
    module: 'operator/overview-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'security'],
    query: [],
  },
  {
    path: '/admin/suppliers',
    module: 'operator/suppliers-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'content', 'partner-account', 'partner-home', 'security'],
    query: ['page', 'state'],
  },
  {
    path: '/admin/notices',
    module: 'operator/notices-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'content', 'digital-services', 'security'],
    query: ['page', 'state'],
  },
  {
    path: '/admin/affiliates',
    module: 'operator/affiliates-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'content', 'security'],
    query: ['page', 'state'],
  },
  {
    path: '/admin/messages',
    module: 'operator/messages-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'contact', 'jobs', 'security'],
    query: ['page', 'state'],
  },
  {
    path: '/admin/translations',
    module: 'operator/translations-page.tsx',
    access: 'user',
    namespaces: ['moderation', 'content', 'security'],
    query: ['page'],
  },
  {
    path: '/admin/reviews',
    module: 'reviews/reported-reviews-page.tsx',
    access: 'user',
    namespaces: ['reviews', 'moderation', 'content', 'security'],
    query: ['page', 'state'],
  },
  {
    path: '/supplier/reviews',
    module: 'reviews/supplier-reviews-page.tsx',
    access: 'user',
    namespaces: ['reviews', 'content', 'menus', 'security'],
    query: ['page', 'answered'],
  },
  {
    path: '/settings',
    module: 'preferences/settings-page.tsx',
    access: 'anyone',
    namespaces: ['settings', 'menus'],
    query: [],
  },
  {
    path: '/payment-methods',
    module: 'payments/payment-methods-page.tsx',
    access: 'user',
    namespaces: ['payments'],
    query: [],
  },
  {
    path: '/payment-methods/receipts/:id',
    module: 'payments/receipt-page.tsx',
    access: 'user',
    namespaces: ['payments'],
    query: [],
  },
  {
    path: '/personal-info',
    module: 'personal-data/personal-info-page.tsx',
    access: 'anyone',
    namespaces: ['personal-info', 'security', 'login', 'content'],
    query: [],
  },
  { path: '/terms', module: 'legal/terms-page.tsx', access: 'anyone', namespaces: ['content', 'terms'], query: [] },
  {
    path: '/privacy',
    module: 'legal/privacy-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'privacy'],
    query: [],
  },
  { path: '/legal', module: 'legal/legal-page.tsx', access: 'anyone', namespaces: ['content', 'legal'], query: [] },
  { path: '/cookies', module: 'cookies/cookies-page.tsx', access: 'anyone', namespaces: ['cookies'], query: [] },
  {
    path: '/contact',
    module: 'contact/contact-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'contact'],
    query: [],
  },
  { path: '/jobs', module: 'jobs/jobs-page.tsx', access: 'anyone', namespaces: ['content', 'jobs'], query: [] },
  {
    path: '/digital-services-law',
    module: 'notices/digital-services-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'digital-services'],
    query: [],
  },
  { path: '/about', module: 'about/about-page.tsx', access: 'anyone', namespaces: ['content', 'about'], query: [] },
  { path: '/press', module: 'press/press-page.tsx', access: 'anyone', namespaces: ['content', 'press'], query: [] },
  {
    path: '/accessibility',
    module: 'accessibility/accessibility-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'accessibility'],
    query: [],
  },
  { path: '/blog', module: 'blog/blog-page.tsx', access: 'anyone', namespaces: ['blog'], query: ['tag', 'page'] },
  { path: '/help', module: 'help/help-page.tsx', access: 'anyone', namespaces: ['help'], query: ['q'] },
  { path: '/help/:topic', module: 'help/help-topic-page.tsx', access: 'anyone', namespaces: ['help'], query: [] },
  { path: '/blog/:slug', module: 'blog/post-page.tsx', access: 'anyone', namespaces: ['blog'], query: [] },
  {
    path: '/gift-cards',
    module: 'gift-cards/gift-cards-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'gift-cards'],
    query: [],
  },
  {
    path: '/become-supplier',
    module: 'supplier/become-supplier-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'become-supplier'],
    query: [],
  },
  {
    path: '/supplier/login',
    module: 'supplier/login-page.tsx',
    access: 'anyone',
    namespaces: ['login', 'auth', 'partner-account', 'content'],
    query: [],
  },
  {
    path: '/supplier/register',
    module: 'supplier/register-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'login', 'partner-account'],
    query: [],
  },
  {
    path: '/supplier',
    module: 'supplier/supplier-page.tsx',
    access: 'user',
    namespaces: ['content', 'dashboard', 'partner-account', 'partner-home', 'booking-detail', 'security'],
    query: [],
  },
  {
    path: '/explorer',
    module: 'explorer/explorer-page.tsx',
    access: 'anyone',
    namespaces: ['explorer', 'search-form', 'search-results'],
    query: explorerParameters,
  },
  {
    path: '/affiliate',
    module: 'affiliates/affiliate-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'affiliates'],
    query: [],
  },
  {
    path: '/become-content-creator',
    module: 'affiliates/creator-page.tsx',
    access: 'anyone',
    namespaces: ['content', 'affiliates'],
    query: [],
  },
  {
    path: '/dashboard/affiliate',
    module: 'affiliates/results-page.tsx',
    access: 'user',
    namespaces: ['affiliates'],
    query: [],
  },
  { path: '/sitemap', module: 'sitemap/sitemap-page.tsx', access: 'anyone', namespaces: ['sitemap'], query: ['page'] },
  {
    path: '/offline',
    module: 'offline/offline-page.tsx',
    access: 'anyone',
    namespaces: ['app', 'booking-detail'],
    query: [],
  },
  {
    path: '/search',
    module: 'search/search-page.tsx',
    access: 'anyone',
    namespaces: ['search-form', 'search-results'],
    query: searchParameters,
  },
  {
    path: '/:first',
    module: 'search/search-page.tsx',
    access: 'anyone',
    namespaces: ['search-form', 'search-results'],
    query: searchParameters,
  },
  {
    path: '/:first/:second',
    module: 'search/search-page.tsx',
    access: 'anyone',
    namespaces: ['search-form', 'search-results'],
    query: searchParameters,
  },
  { path: '*', module: 'shell/not-found-page.tsx', access: 'anyone', namespaces: [], query: [] },
];

/** Texts that every page needs: those of the shell. */
export const shellNamespaces: readonly Namespace[] = ['common', 'navbar', 'footer'];

// The pages from home to a booking. Those of the others are a file of its own: the hashed names of all their files, which
// do not compress, would be 2 kB in the first load of every page.
const pagesOfJourney = import.meta.glob<{ page: AnyPage }>([
  '../../{home,search,tour,tours}/*-page.tsx',
  '../../account/login-page.tsx',
  '../../bookings/list/bookings-page.tsx',
]);

export async function loadPage({ module }: PageRoute): Promise<AnyPage> {
  const path = `../../${module}`;
  const load = pagesOfJourney[path] ?? (await import('./all-pages.ts')).allPages[path];
  if (!load) throw new Error(`no page at ${module}`);
  return (await load()).page;
}
