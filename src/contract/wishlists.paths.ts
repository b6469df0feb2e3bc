export const wishlistPaths = {
  listWishlist: { method: 'GET', path: '/wishlist' },
  getSharing: { method: 'GET', path: '/wishlist/sharing' },
  shareWishlist: { method: 'PUT', path: '/wishlist/sharing' },
  stopSharing: { method: 'DELETE', path: '/wishlist/sharing' },
  getWishlistEntry: { method: 'GET', path: '/wishlist/{tourId}' },
  addToWishlist: { method: 'PUT', path: '/wishlist/{tourId}' },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/{tourId}' },
  readSharedWishlist: { method: 'GET', path: '/shared-wishlists/{code}' },
} as const;
