import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themes } from '@senda/posters/themes';
import { messagesOf } from '#platform/texts/texts.ts';

test('every theme that is drawn has words for people who do not see it', () => {
  const keys = Object.keys(messagesOf('en', 'scenes'));
  const named = keys.filter((key) => key.startsWith('theme.')).map((key) => key.slice('theme.'.length));
  assert.deepEqual(named.toSorted(), Object.keys(themes).toSorted());
});
