// The targets of links.
import type { Locator } from '@playwright/test';

export const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
