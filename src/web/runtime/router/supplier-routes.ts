// The pages in which suppliers work.
import type { PageRoute } from './page.ts';

export const supplierRoutes: readonly PageRoute[] = [
  {
    path: '/supplier/tours',
    module: 'authoring/tours-page.tsx',
    access: 'user',
    namespaces: ['authoring', 'menus', 'security'],
    query: ['page', 'archived'],
  },
  {
    path: '/supplier/tours/:id',
    module: 'authoring/edit-tour-page.tsx',
    access: 'user',
    namespaces: ['authoring', 'menus', 'security', 'content'],
    query: [],
  },
  {
    path: '/supplier/tours/:id/preview',
    module: 'authoring/preview/preview-page.tsx',
    access: 'user',
    namespaces: ['authoring', 'tour-detail'],
    query: [],
  },
  {
    path: '/supplier/files',
    module: 'supplier-files/files-page.tsx',
    access: 'user',
    namespaces: ['supplier-files', 'menus', 'partner-account', 'security'],
    query: [],
  },
  {
    path: '/supplier/calendar',
    module: 'calendar/calendar-page.tsx',
    access: 'user',
    namespaces: ['calendar', 'menus', 'security'],
    query: ['view', 'date', 'tour', 'page'],
  },
  {
    path: '/supplier/departures',
    module: 'departures/departures-page.tsx',
    access: 'user',
    namespaces: ['departures', 'menus', 'security'],
    query: ['from', 'page'],
  },
  {
    path: '/supplier/departures/:id',
    module: 'departures/departure-page.tsx',
    access: 'user',
    namespaces: ['departures', 'booking-detail', 'questions', 'app', 'menus', 'security'],
    query: [],
  },
  {
    path: '/supplier/reviews',
    module: 'reviews/supplier-reviews-page.tsx',
    access: 'user',
    namespaces: ['reviews', 'content', 'menus', 'security'],
    query: ['page', 'answered'],
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
    namespaces: ['content', 'dashboard', 'partner-account', 'partner-home', 'booking-detail', 'security', 'questions'],
    query: [],
  },
];
