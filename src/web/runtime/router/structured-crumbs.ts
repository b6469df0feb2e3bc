type Crumb = { name: string; item: string };

/** A page's way from the home page as JSON-LD of schema.org; `item` is a whole address. */
export const structuredCrumbs = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});
