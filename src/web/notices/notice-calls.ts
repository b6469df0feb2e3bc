// Where the calls about unlawful content go.
import { noticePaths } from '#contract/notices.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(noticePaths);
