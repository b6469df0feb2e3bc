export const mapPaths = {
  getMap: { method: 'GET', path: '/map' },
  getPlaceOnMap: { method: 'GET', path: '/map/{place}' },
} as const;
