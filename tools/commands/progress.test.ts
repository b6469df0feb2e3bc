import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProgress } from './progress.ts';

test('a long step says how far it is, and nothing is said after its end', ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const lines: string[] = [];
  let bytes = 0;
  const progress = startProgress(20, (line) => lines.push(line));
  progress.step('copying files');
  progress.step('copying the database', () => `${(bytes += 1)} MB`);
  mock.timers.tick(90);
  progress.end();
  const printed = lines.length;
  mock.timers.tick(60);
  assert.deepEqual(lines.slice(0, 3), [
    'copying files …',
    'copying the database …',
    'copying the database … 0 s, 1 MB',
  ]);
  assert.ok(printed >= 4 && lines.length === printed, lines.join('\n'));
});
