// A page that is opened at another host than the one configured: in a browser on the same machine, or before a domain is set up.
import { test } from '@playwright/test';
import { marketplace, open, visit } from './marketplace.ts';

test.describe('a page at another host than the configured one', () => {
  test('is taken over by the browser as the server rendered it', async () => {
    const shared = await marketplace();
    const at = { ...shared, origin: shared.origin.replace('localhost', '127.0.0.1') };
    await visit('other-host', { at }, async ({ page }) => {
      for (const address of ['/digital-services-law', '/', '/tour/safari-in-kenya', '/blog', '/contact'])
        await open(page, address);
    });
  });
});
