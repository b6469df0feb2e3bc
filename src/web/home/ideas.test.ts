import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TourCardView } from '#contract/catalogue.ts';
import { ideasFrom, notShown } from './ideas.ts';

const tour = (id: string, city: string) => ({ id, city }) as TourCardView;
const namesOf = (ideas: { id: string }[]) => ideas.map(({ id }) => id).join(' ');

describe('ideas for a trip', () => {
  const rated = [tour('a', 'Rome'), tour('b', 'Rome'), tour('c', 'Oslo'), tour('d', 'Lima'), tour('e', 'Oslo')];

  test('are the best rated tours, one of each city first', () =>
    assert.equal(namesOf(ideasFrom(rated, [], 4)), 'a c d b'));

  test('are none that the page shows already', () =>
    assert.equal(namesOf(ideasFrom(rated, [{ id: 'a' }, { id: 'd' }], 8)), 'b c e'));

  test('and what an operator features are in one section alone', () =>
    assert.equal(namesOf(notShown(rated, [{ id: 'b' }, { id: 'd' }])), 'a c e'));
});
