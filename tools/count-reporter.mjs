// A reporter for node:test that only writes how many tests passed, failed and were skipped, and which took longest;
// `describe` blocks do not count. If a block fails by itself, for instance in a hook, the exit code shows it.
import { slowestOf } from './slowest-tests.mjs';

export default async function* countReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const durations = [];
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:pass') counts.passed++;
    else counts.failed++;
    durations.push({ name: data.name, seconds: (data.details?.duration_ms ?? 0) / 1000 });
  }
  yield JSON.stringify({ ...counts, slowest: slowestOf(durations) });
}
