import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCountries } from './suggest-countries.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const ranked = (places: string[], countries: string[], typed: string) =>
  withCountries(named(...places), named(...countries), typed).map(({ name }) => name);

// Stockholm is Estocolmo in Spanish, the United Kingdom is Royaume-Uni in French.
test('suggestions begin with the names in the language of the page, whatever is better known under another', () => {
  assert.deepEqual(ranked(['Stockholm', 'Essaouira', 'Madrid'], ['Spain'], 'es'), [
    'Essaouira',
    'Spain',
    'Stockholm',
    'Madrid',
  ]);
  assert.deepEqual(ranked(['Rome', 'Rovaniemi', 'Rotterdam'], ['United Kingdom'], 'ro'), [
    'Rome',
    'Rovaniemi',
    'Rotterdam',
    'United Kingdom',
  ]);
  assert.deepEqual(ranked(['Rome', 'Rovaniemi', 'Rotterdam'], ['Romania'], 'ro'), [
    'Rome',
    'Rovaniemi',
    'Romania',
    'Rotterdam',
  ]);
});

test('a country of which all is typed comes first', () =>
  assert.deepEqual(ranked(['Mexico City', 'Acapulco'], ['Mexico'], 'mexico'), ['Mexico', 'Mexico City', 'Acapulco']));
