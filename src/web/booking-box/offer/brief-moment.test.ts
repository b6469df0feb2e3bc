import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefMoment } from './brief-moment.ts';

test('a deadline in the booking box is short, on the clock of the place, with its year only if that is another one', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const of = (instant: string, language: 'en' | 'es' | 'fr') => briefMoment(instant, 'Europe/Madrid', language, now);
  assert.deepEqual(
    (['en', 'es', 'fr'] as const).map((language) => of('2026-12-07T11:00:00Z', language)),
    ['7 Dec, 12:00', '7 dic, 12:00', '7 déc., 12\u00a0h'],
  );
  assert.equal(of('2026-12-31T23:30:00Z', 'es'), '1 ene 2027, 00:30');
});
