// The topics of blog posts; their names are texts of the namespace `blog`.
export const postTags = ['food', 'on-foot', 'nature', 'crafts', 'early-hours', 'seasons', 'by-train'] as const;
export type PostTag = (typeof postTags)[number];
