import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { importTours } from './supplier-files.ts';

test('a file of tours that is too large for the page is refused by the command, too, before it is read', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'large-file-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'tours.csv');
  await writeFile(file, '');
  await truncate(file, 200_000_000);
  const errors = t.mock.method(console, 'error', () => undefined);
  assert.equal(await importTours.run(['mar-y-piedra', file, '--check']), 1);
  assert.match(String(errors.mock.calls[0]?.arguments[0]), /tours\.csv is larger than 4 MB/);
});
