import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildOf } from './page-assets.ts';

test('the id of a build is the whole hash of its entry, with the hyphens in it', () => {
  for (const hash of ['8Fa32hTx', 'CKz-NaBc', 'CKzkNaB-', '-KzkNaB_']) {
    const manifest = { 'src/web/runtime/boot/entry-client.tsx': { file: `assets/entry-client-${hash}.js` } };
    assert.equal(buildOf({ manifest, styleOf: () => '' }), hash);
  }
});
