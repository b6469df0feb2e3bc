// npm run check:all: checks that take too long for `npm run check`, on the production build. Axe on every page in all languages, colours and
// states, every bench once, tiny, every test on the embedded engine, 2,000 generated requests to every operation as each of four callers (200 to the nine that
// take long, ten where there is nothing to vary), the journeys of e2e/ in all languages and widths, the scripts of first loads, Lighthouse, 100,000 mixed attempts to
// book, pay and cancel at once, and pictures of every screen. Names of parts as arguments run only those: axe, benches, embedded, first-loads, generated, journeys, lighthouse, races, screenshots.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, prepare } from './prepare.mjs';

await prepare({ build: true, production: true });
const program = path.join(import.meta.dirname, 'quality/check-all.ts');
const { status } = spawnSync(
  pinnedNode(),
  ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_ENGINE: 'embedded' },
  },
);
process.exit(status ?? 1);
