import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateFormat } from './formats.ts';
import { momentInSentence, timeText } from './moments.ts';

test('French dates have their first day and their hours as the French write them', () => {
  const first = new Date('2026-12-01T09:30:00Z');
  assert.equal(momentInSentence(first, 'UTC', 'fr'), 'mardi 1er décembre 2026 à 9\u00a0h\u00a030');
  assert.equal(momentInSentence(first, 'UTC', 'es'), 'martes, 1 de diciembre de 2026, 09:30');
  const short = dateFormat('fr', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  assert.equal(short.format(first), 'mar. 1er déc.');
  assert.equal(short.format(new Date('2026-12-31T00:00:00Z')), 'jeu. 31 déc.');
  assert.deepEqual(
    ['09:30', '14:00', '00:05'].map((time) => timeText(`2026-12-01T${time}`, 'fr')),
    ['9\u00a0h\u00a030', '14\u00a0h', '0\u00a0h\u00a005'],
  );
  assert.equal(timeText('2026-12-01T09:30', 'en'), '09:30');
});
