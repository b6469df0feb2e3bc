import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pseudo } from './pseudo.ts';

describe('the language for development', () => {
  test('accents texts, and leaves what is filled in alone', () => {
    assert.equal(pseudo('Book {{name}} now'), 'Böööök {{name}} ññööw');
  });

  test('is 40 % longer over all texts', () => {
    const folder = path.join(import.meta.dirname, '../../../texts/en');
    const texts = globSync('*.json', { cwd: folder }).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
    );
    const ratio = texts.map(pseudo).join('').length / texts.join('').length;
    assert.ok(ratio > 1.35 && ratio < 1.45, `${ratio}`);
  });
});
