export const searchPaths = {
  searchTours: { method: 'GET', path: '/tours/search' },
  suggestTours: { method: 'GET', path: '/tours/search-text' },
} as const;
