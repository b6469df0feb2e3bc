// The pages from home to a tour, with search and login, and how the others are found: path, access, texts and the query parameters of
// each one. `docs/recipes.md` says how to add a page, which is nearly always a row of another file.
import type { Namespace } from '#contract/namespaces.ts';
import { searchParameters } from './query-parameters.ts';
import type { AnyPage, PageRoute } from './page.ts';

/** In the first load of every page. All other pages are in other-routes.ts. */
export const journeyRoutes: readonly PageRoute[] = [
  { path: '/', module: 'home/home-page.tsx', access: 'anyone', namespaces: ['search-form', 'home'], query: [] },
  {
    path: '/tours',
    module: 'tours/tours-page.tsx',
    access: 'anyone',
    namespaces: ['tours', 'search-results'],
    query: ['page', 'orderBy'],
  },
  { path: '/tour/:id', module: 'tour/tour-page.tsx', access: 'anyone', namespaces: ['tour-detail'], query: [] },
  {
    path: '/login',
    module: 'account/login-page.tsx',
    access: 'anyone',
    namespaces: ['login', 'auth', 'content'],
    query: ['mode'],
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

const journeyPages = import.meta.glob<{ page: AnyPage }>([
  '../../{home,search,tour,tours}/*-page.tsx',
  '../../account/login-page.tsx',
]);

/** The table of all other pages and the hashed names of their files, which do not compress: 3 kB that the way to a tour
 *  does not need. */
export const loadOtherRoutes = () => import('./other-routes.ts');

export async function loadPage({ module }: PageRoute): Promise<AnyPage> {
  const path = `../../${module}`;
  const load = journeyPages[path] ?? (await loadOtherRoutes()).otherPages[path];
  if (!load) throw new Error(`no page at ${module}`);
  return (await load()).page;
}
