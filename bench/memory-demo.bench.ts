import { startServer } from '#test/server-process.ts';
import { cities } from '#world/cities.ts';
import type { Bench } from './bench.ts';
import { copyDemoWorlds } from './demo-worlds.ts';
import { requestsSent, measureMemory } from './memory.ts';

export const bench: Bench = {
  measures: `resident memory of the server with the demo world after ${requestsSent} pages and calls; with --minutes after so long of them, and its slope over the second half`,
  unit: 'MB',
  better: 'less',
  takesLong: true,
  tours: 300,
  rounds: 1,
  startsAfresh: true,
  async prepare(setting) {
    const requests = visits().map((address) => ({ path: address }));
    const worlds = await copyDemoWorlds(setting.serverUrl);
    const measureMemoryWith = async (environment: Record<string, string>) =>
      measureMemory(await startServer({ NODE_ENV: 'production', ...environment }), { ...setting, requests });
    return {
      ours: { what: 'the server on PostgreSQL', run: () => measureMemoryWith(worlds.onPostgres) },
      yardsticks: {
        embedded: { what: 'the same server on the embedded engine', run: () => measureMemoryWith(worlds.embedded) },
      },
      close: worlds.remove,
    };
  },
};

/** Pages that visitors open, in three languages, and an uncached search for each tour. */
function visits(): string[] {
  const slugs = cities.flatMap(({ tours }) => tours.map(({ slug }) => slug));
  const pages = ['', ...slugs.map((slug) => `/tour/${slug}`), ...cities.map(({ slug }) => `/${slug}-l475`)];
  const calls = slugs.map((slug) => `/api/tours/search?q=${slug.replaceAll('-', '+')}`);
  return ['', '/es', '/fr'].flatMap((prefix) => pages.map((page) => prefix + page || '/')).concat(calls);
}
