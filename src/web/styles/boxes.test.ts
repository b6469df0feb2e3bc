import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every component with a box to tick or choose imports the look that boxes share', () => {
  const components = globSync('src/web/**/*.tsx').map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  // Switches and stars have a look of their own.
  const withBoxes = components.filter(
    ({ source }) =>
      /type="(checkbox|radio)"|type=\{several \? 'checkbox' : 'radio'\}/.test(source) &&
      !/role="switch"|visually-hidden/.test(source),
  );
  const without = withBoxes.filter(({ source }) => !/import '[^']+\/boxes\.css';/.test(source));
  // Its boxes are tiles: the input is there and not seen.
  const tiles = 'src/web/gift-cards/amount-field.tsx';
  assert.deepEqual(
    without.map(({ path }) => path).filter((path) => path !== tiles),
    [],
  );
  assert.ok(withBoxes.length > 10);
});
