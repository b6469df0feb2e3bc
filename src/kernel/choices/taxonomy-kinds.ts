/** What tours are found by: places, categories and tags. */
export const taxonomyKinds = ['place', 'category', 'tag'] as const;
export type TaxonomyKind = (typeof taxonomyKinds)[number];
