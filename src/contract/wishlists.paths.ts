export const wishlistPaths = {
  listWishlist: { method: 'GET', path: '/wishlist' },
  getWishlistEntry: { method: 'GET', path: '/wishlist/{tourId}' },
  addToWishlist: { method: 'PUT', path: '/wishlist/{tourId}' },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/{tourId}' },
} as const;
