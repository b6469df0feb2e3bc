// The page of an address is cached by the address' shape. Encoded segments are not cached, so they show the router's
// result.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { clientFolder, loadWebBundle, type WebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));
const encoded = (address: string): string => address.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

describe('the page at an address', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let web: WebBundle;
  before(async () => void (web = await loadWebBundle()));

  test('is the one the router takes, whether one like it was requested before or not', () => {
    const words = ['tour', 'Tours', 'book', 'bookings', 'dashboard', 'reviews', 'search', 'tags', 'login', 'terms'];
    const part = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z0-9.~-]{1,8}$/), fc.constant(''));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const address = `/${parts.join('/')}`;
        assert.deepEqual(web.pageAt(address), web.pageAt(encoded(address)), address);
      }),
      { numRuns: 2000 },
    );
  });
});
