import assert from 'node:assert/strict';
import test from 'node:test';
import { chooseTests, type FilesOfSuites } from './choose-tests.ts';

const all: FilesOfSuites = {
  unit: ['src/a.test.ts', 'src/b.test.ts'],
  postgres: ['src/b.test.ts'],
  race: ['src/c.race.test.ts'],
  fault: ['src/d.fault.test.ts'],
  bench: ['bench/book.bench.ts'],
  browser: ['e2e/booking.e2e.ts', 'e2e/home.e2e.ts'],
};

test('without a name every suite runs whole, and a named file alone in the suites that are named with it', () => {
  assert.deepEqual(chooseTests([], all), { files: all, forPlaywright: [] });
  assert.deepEqual(chooseTests(['race'], all), { files: { race: all.race }, forPlaywright: [] });
  assert.deepEqual(chooseTests(['unit', './src/b.test.ts'], all), {
    files: { unit: ['src/b.test.ts'] },
    forPlaywright: [],
  });
  assert.deepEqual(chooseTests(['unit', 'postgres', 'src/a.test.ts'], all), {
    files: { unit: ['src/a.test.ts'] },
    forPlaywright: [],
  });
  assert.deepEqual(chooseTests(['browser', 'e2e/home.e2e.ts:12', '--grep', 'one name'], all), {
    files: { browser: ['e2e/home.e2e.ts'] },
    forPlaywright: ['e2e/home.e2e.ts:12', '--grep', 'one name'],
  });
});

test('what is no suite and no file, a file of another suite and an option that nothing takes are refused', () => {
  const refusalOf = (...parameters: string[]): string => {
    const chosen = chooseTests(parameters, all);
    return 'refusal' in chosen ? chosen.refusal : assert.fail('it would run');
  };
  assert.match(refusalOf('rase'), /neither a suite nor a test file 'rase'/);
  assert.match(refusalOf('unit', 'src/none.test.ts'), /'src\/none\.test\.ts'/);
  assert.match(refusalOf('src/b.test.ts'), /unit and postgres: npm test -- unit src\/b\.test\.ts$/);
  assert.match(refusalOf('unit', 'src/c.race.test.ts'), /npm test -- race src\/c\.race\.test\.ts$/);
  assert.match(refusalOf('unit', '--grep', 'one'), /'--grep'/);
});
