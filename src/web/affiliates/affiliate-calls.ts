// Where the calls of those who recommend the marketplace go.
import { affiliatePaths } from '#contract/affiliates.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(affiliatePaths);
