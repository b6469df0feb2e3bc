// Which test files reach a database, and so run on PostgreSQL: those that import the test application, directly or through helpers
// in test/, and those that take the address of a database from the environment.
import { exists, importsOf, textOf } from './read-imports.ts';

const testApplication = 'test/app.ts';
const reaching = new Map<string, boolean>();

/** `file`: relative to the root, with slashes. */
export function reachesDatabase(file: string): boolean {
  return textOf(file).includes('TEST_DATABASE_URL') || importsApplication(file);
}

function importsApplication(file: string): boolean {
  if (file === testApplication) return true;
  const cached = reaching.get(file);
  if (cached !== undefined) return cached;
  // Helpers may import each other.
  reaching.set(file, false);
  const helpers = importsOf(file).flatMap(({ target, erased }) =>
    target?.startsWith('test/') && !erased ? [target] : [],
  );
  const isReaching = helpers.some((helper) => exists(helper) && importsApplication(helper));
  reaching.set(file, isReaching);
  return isReaching;
}
