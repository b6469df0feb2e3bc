// Every test of the unit suite over the embedded database: `npm test` runs the rules of the domain and of HTTP over PostgreSQL alone.
import { runSuite } from './run-suite.ts';

export const embeddedTests = (): string[] =>
  runSuite(['unit']) ? [] : ['a test fails on the embedded engine; it is named above'];
