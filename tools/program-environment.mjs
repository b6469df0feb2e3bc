// The environment of the programs: the server, commands, checks, tests and benches.
import path from 'node:path';

export const programEnvironment = {
  /** glibc uses up to eight memory arenas per processor, and memory freed in one is not available to others. With two
   *  in all, the demo world on the embedded engine took 581 MB instead of 682 after the same minute and a half of
   *  pages and searches. */
  MALLOC_ARENA_MAX: '2',
  /** Caches compiled modules with types removed: importing the server takes 0.4 s of processor time instead of 0.85. */
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.senda/compiled'),
};
