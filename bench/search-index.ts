// node --expose-gc bench/search-index.ts postgres://… [name]
// Measures the search index alone, over a generated world (npm run make-world): build time, memory, and
// queries per second of processor time, so that other work on the machine does not count.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { buildIndex } from '#domain/search/indexing/build-index.ts';
import { searchTours } from '#domain/search/index/evaluation/evaluate.ts';
import { suggestPlaces, suggestTours } from '#domain/search/index/evaluation/suggest.ts';
import type { TourQuery } from '#domain/search/tour-query.ts';
import { addDays } from '#kernel/dates.ts';
import { openDatabase } from '#platform/database/database.ts';
import { categorySuffix, placeSuffix } from '#kernel/slugs.ts';
import { createSearchQueries } from './search-queries.ts';

const [url, only = ''] = process.argv.slice(2);
const database = await openDatabase({ url: url!, poolSize: 4 });
const pool = new pg.Pool({ connectionString: url, max: 1 });
const now = new Date();
const index = await build();
measureMemory();
await runAll();
await pool.end();
await database.close();

async function build() {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedMs = performance.now();
  const built = await buildIndex(database.db, now);
  const seconds = (performance.now() - startedMs) / 1000;
  console.log(
    `${built.tours.ids.count} tours in ${seconds.toFixed(1)} s; the loop stood still for ${(delay.max / 1e6).toFixed(0)} ms at most`,
  );
  return built;
}

function measureMemory(): void {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const mb = (of: unknown) => (bytesOf(of, new Set()) / 1e6).toFixed(1);
  const parts = Object.entries(index).map(([name, part]) => `${name} ${mb(part)}`);
  console.log(`${mb(index)} MB in typed arrays: ${parts.join(', ')}`);
}

function bytesOf(part: unknown, seen: Set<unknown>): number {
  if (typeof part !== 'object' || part === null || seen.has(part)) return 0;
  seen.add(part);
  if (ArrayBuffer.isView(part)) return seen.has(part.buffer) ? 0 : (seen.add(part.buffer), part.buffer.byteLength);
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum: number, one) => sum + bytesOf(one, seen), 0);
}

async function runAll(): Promise<void> {
  const day = addDays(now.toISOString().slice(0, 10), 3);
  const all = (await createSearchQueries(pool)).map(({ place, category, word }): TourQuery => {
    const [locationSlug, categorySlug] = [place + placeSuffix, category + categorySuffix];
    return { language: 'en', currency: 'USD', page: 1, pageSize: 12, locationSlug, categorySlug, q: word };
  });
  const withOnly = (...parts: (keyof TourQuery)[]) =>
    all.map((one) => ({
      language: one.language,
      currency: one.currency,
      page: 1,
      pageSize: 12,
      ...Object.fromEntries(parts.map((part) => [part, one[part]])),
    }));
  const search = (query: TourQuery) => searchTours(index, query, now);
  await measure('word, place and category', all, search);
  await measure('word', withOnly('q'), search);
  await measure('place', withOnly('locationSlug'), search);
  await measure(
    'place, day and party',
    withOnly('locationSlug').map((one) => ({ ...one, date: day, adults: 2 })),
    search,
  );
  await measure('category', withOnly('categorySlug'), search);
  await measure(
    'everything by price',
    withOnly().map((one) => ({ ...one, sort: 'price' as const })),
    search,
  );
  const typed = all.map(({ q }) => q!.slice(0, 3));
  await measure('tours while typing', typed, (q) => suggestTours(index, { q, language: 'en', limit: 5 }));
  await measure('places while typing', typed, (q) => suggestPlaces(index, q, 'en'));
  const mistyped = [...index.taxonomy.places.values()].map(({ slug }) => `${slug[0]}${slug.slice(2, 7)}`);
  await measure('places mistyped', mistyped, (q) => suggestPlaces(index, q, 'en'));
}

async function measure<T>(name: string, queries: readonly T[], evaluate: (query: T) => unknown): Promise<void> {
  if (!name.startsWith(only)) return;
  for (let warm = 0; warm < 1000; warm++) await evaluate(queries[warm % queries.length]!);
  const [fromMs, used] = [performance.now(), process.threadCpuUsage()];
  const took: number[] = [];
  for (let count = 0; performance.now() - fromMs < 1500; count++) {
    const sentMs = performance.now();
    await evaluate(queries[count % queries.length]!);
    took.push(performance.now() - sentMs);
  }
  const { user, system } = process.threadCpuUsage(used);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)]!.toFixed(3);
  const perSecond = Math.round((took.length * 1e6) / (user + system));
  console.log(`${name.padEnd(26)} ${String(perSecond).padStart(7)}/s   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
}
