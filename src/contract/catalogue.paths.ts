export const cataloguePaths = {
  listTours: { method: 'GET', path: '/tours' },
  getTour: { method: 'GET', path: '/tours/{id}' },
  listPlaces: { method: 'GET', path: '/locations' },
  suggestPlaces: { method: 'GET', path: '/locations/search' },
  listCategories: { method: 'GET', path: '/categories' },
  listTags: { method: 'GET', path: '/tags' },
} as const;
