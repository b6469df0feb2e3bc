import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchingOptions, namedOption } from './matching-options.ts';

const countries = [
  { value: 'AR', label: 'Argentina', note: '+54' },
  { value: 'ES', label: 'España', note: '+34' },
  { value: 'GB', label: 'Reino Unido', note: '+44' },
  { value: 'AE', label: 'Emiratos Árabes Unidos', note: '+971' },
  { value: 'US', label: 'Estados Unidos', note: '+1' },
];
const found = (typed: string) => matchingOptions(countries, typed).map(({ value }) => value);

describe('options that fit what was typed', () => {
  test('are all while nothing was', () => assert.deepEqual(matchingOptions(countries, ' '), countries));

  test('begin with it, whatever the accents and the case; then those of which a later word does', () => {
    assert.deepEqual(found('espana'), ['ES']);
    assert.deepEqual(found('ES'), ['ES', 'US']);
    assert.deepEqual(found('ar'), ['AR', 'AE']);
    assert.deepEqual(found('unid'), ['GB', 'AE', 'US']);
  });

  test('are found by their value and by their note, with or without its sign', () => {
    assert.deepEqual(found('gb'), ['GB']);
    assert.deepEqual(found('34'), ['ES']);
    assert.deepEqual(found('+34'), ['ES']);
  });

  test('are none for a word in no name', () => assert.deepEqual(found('nowhere'), []));

  test('include one that was named in full', () => {
    assert.equal(namedOption(countries, ' reino unido ')?.value, 'GB');
    assert.equal(namedOption(countries, 'reino'), undefined);
  });
});
