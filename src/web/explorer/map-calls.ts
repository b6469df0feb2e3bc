// Where the calls of the map go.
import { mapPaths } from '#contract/map.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(mapPaths);
