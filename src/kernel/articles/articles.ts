// Posts of the blog and pages of the footer, which editors write.
export const articleKinds = ['post', 'page'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** The pages that are text alone. Each has a text of the build, which is shown until another one is published. */
export const pageSlugs = ['about', 'terms', 'privacy', 'legal', 'accessibility'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const isPageSlug = (slug: string): slug is PageSlug => pageSlugs.some((one) => one === slug);

/** `built`: the text is unchanged from that of the build. `draft`: what is shown is still that of the build, or nothing. */
export const articleStatuses = ['built', 'draft', 'published', 'unpublished'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Of small letters and digits, with single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const articleLimits = { title: 150, lead: 500, body: 40_000, author: 80, slug: 100 } as const;
