// A test reporter that says only how many tests passed, failed and were skipped, and which files failed; suites do not count,
// but one that fails by itself, in a hook for instance, has failed its file.
export default async function* countReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0, failedIn: [] };
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:fail' && data.file && !counts.failedIn.includes(data.file)) counts.failedIn.push(data.file);
    if (data.details?.type === 'suite') continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:pass') counts.passed++;
    else counts.failed++;
  }
  yield JSON.stringify(counts);
}
