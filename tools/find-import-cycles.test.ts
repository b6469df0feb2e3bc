import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findImportCycles } from './find-import-cycles.ts';
import type { Import } from './read-imports.ts';

const imports = (file: string, target: string, erased = false): Import => ({
  file,
  target,
  erased,
  line: 1,
  specifier: target,
  reExport: undefined,
});

test('files that import each other are a cycle, also when one of them takes a type alone', () => {
  const line = [imports('a.ts', 'b.ts'), imports('b.ts', 'c.ts')];
  assert.deepEqual(findImportCycles(line), []);
  assert.deepEqual(findImportCycles([...line, imports('c.ts', 'a.ts', true)]), [['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
});

test('two ways to the same file are no cycle', () => {
  const diamond = [imports('a.ts', 'b.ts'), imports('a.ts', 'c.ts'), imports('b.ts', 'd.ts'), imports('c.ts', 'd.ts')];
  assert.deepEqual(findImportCycles(diamond), []);
});
