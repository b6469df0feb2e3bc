// The changed and generated requests of src/server/http/generated-input.test.ts, twenty times as many as in the suite.
import { runSuite } from './run-suite.ts';

export const generatedInput = (): string[] =>
  runSuite(['unit', 'src/server/http/generated-input.test.ts'], { GENERATED_CASES: '2000' })
    ? []
    : ['a generated request got a response that the contract does not declare, see above'];
