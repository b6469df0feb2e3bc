// Where the calls of what is known of a person go.
import { personalDataPaths } from '#contract/personal-data.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(personalDataPaths);
