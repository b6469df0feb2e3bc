// Each bench once, tiny: `npm test` runs those that take a moment.
import { runSuite } from './run-suite.ts';

export const everyBench = (): string[] => (runSuite(['bench']) ? [] : ['a bench fails; it is named above']);
