export const compareHref = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/compare?tours=${slugs.join(',')}` : '/compare';
