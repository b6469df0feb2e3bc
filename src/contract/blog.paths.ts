export const blogPaths = {
  listPosts: { method: 'GET', path: '/posts' },
  getPost: { method: 'GET', path: '/posts/{slug}' },
} as const;

// What posts are about; their names are texts of the namespace `blog`.
export const postTags = ['food', 'on-foot', 'nature', 'crafts', 'early-hours', 'seasons', 'by-train'] as const;
export type PostTag = (typeof postTags)[number];
