// What every server starts with, whoever starts it: start.mjs, tests and benches.
/** glibc gives threads arenas of their own, eight a processor, and what one has freed the others cannot use. With two in all
 *  the demo world on the embedded engine took 581 MB instead of 682 after the same minute and a half of pages and searches. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
