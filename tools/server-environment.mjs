// What every server starts with, whoever starts it: start.mjs, tests and benches.
import path from 'node:path';

export const serverEnvironment = {
  /** glibc gives threads arenas of their own, eight a processor, and what one has freed the others cannot use. With two in all
   *  the demo world on the embedded engine took 581 MB instead of 682 after the same minute and a half of pages and searches. */
  MALLOC_ARENA_MAX: '2',
  /** Node keeps what it compiled, types already removed: importing the server takes 0.4 s of processor time instead of 0.85. */
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.senda/compiled'),
};
