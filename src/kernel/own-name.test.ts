import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generatedName, ownName, shownName } from './own-name.ts';

const email = 'ux1795@tests.example';

describe('the name of a user', () => {
  test('is the one that was given', () => {
    assert.equal(ownName({ name: 'Lucía Ferrer', email }), 'Lucía Ferrer');
    assert.equal(shownName({ name: 'Lucía Ferrer', email }, 'es'), 'Lucía Ferrer');
  });

  test('is never part of an e-mail address', () => {
    const nameless = { name: generatedName(email), email };
    assert.equal(ownName(nameless), '');
    assert.equal(shownName(nameless, 'en'), 'Traveller');
  });
});
