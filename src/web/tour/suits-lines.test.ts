import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { suitsLines } from './suits-lines.ts';

const t = ((key: string) => key) as BoundTranslate<'tour-detail'>;
const lines = (...units: Parameters<typeof suitsLines>[0]['units']) => suitsLines({ facts: {}, units }, t);

test('a tour that sells tickets for adults alone does not say that it is for all ages', () => {
  assert.deepEqual(lines({ kind: 'adult', minAge: null }), []);
  assert.deepEqual(lines({ kind: 'adult', minAge: null }, { kind: 'senior', minAge: 65 }), []);
  assert.deepEqual(lines({ kind: 'adult', minAge: 18 }), ['age_from']);
  assert.deepEqual(lines({ kind: 'group', minAge: 18 }), ['age_from']);
});

test('a tour that a child can come on says that it is for all ages', () => {
  for (const kind of ['child', 'infant', 'youth', 'family', 'group', 'other'] as const)
    assert.deepEqual(lines({ kind: 'adult', minAge: null }, { kind, minAge: null }), ['all_ages'], kind);
});
