import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';

describe('the library of the search index', () => {
  test('loads no database, and no package but a cache', async () => {
    const program = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      for (const file of ['building/index-builder.ts', 'building/update-index.ts', 'building/index-file.ts', 'evaluation/evaluate.ts', 'evaluation/suggest.ts', 'evaluation/count-by-place.ts'])
        await import(new URL(file, ${JSON.stringify(import.meta.url)}));
      console.log(JSON.stringify(loaded));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname },
    );
    const loaded = JSON.parse(stdout) as string[];
    assert.ok(loaded.some((url) => url.endsWith('/tours.ts')));
    assert.deepEqual(
      loaded.filter((url) =>
        /platform\/database|node_modules\/(?!lru-cache\/)|\/search\/(?:sql|documents|indexing)\//.test(url),
      ),
      [],
    );
  });
});
