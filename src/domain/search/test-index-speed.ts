// Measures the index over the demo world copied to so many tours, on a PostgreSQL server of one's own:
//   TEST_DATABASE_URL=postgres://… node_modules/.bin/node --expose-gc src/domain/search/test-index-speed.ts 10000
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { openDatabase, type Queryable } from '#platform/database/database.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';
import { searchIndex } from './index/answer.ts';
import { applySeats, applyTourChange } from './index/apply-changes.ts';
import { buildIndex } from './index/build-index.ts';
import { readDaysOf, readDeparturesOf, readDocuments, readTourRows } from './index/index-queries.ts';
import { bytesOfIndex } from './index/search-index.ts';
import type { SearchQuestion } from './question.ts';
import { searchTours } from './search-tours.ts';

const wanted = Number(process.argv[2] ?? 10_000);
const database = await openDatabase({ url: await copyPostgresWorld(process.env.TEST_DATABASE_URL!), poolSize: 2 });
const db = database.read;
const now = new Date();
const day = addDays(now.toISOString().slice(0, 10), 20);
const asked: Record<string, Partial<SearchQuestion>> = {
  'place, day, party': { locationSlug: 'lisbon-l475', date: day, adults: 2, children: 1 },
  'place and category': { locationSlug: 'lisbon-l475', categorySlug: 'food-and-wine-tc48' },
  text: { q: 'wine tasting' },
  'a typo': { q: 'barclona' },
  'text in a place': { q: 'old town', locationSlug: 'rome-l475' },
  'all filters': {
    categorySlug: 'food-and-wine',
    tags: ['wine'],
    priceMax: 120,
    durationMax: 6,
    ratingMin: 4,
    freeCancellation: true,
    date: day,
    adults: 2,
  },
  everything: {},
  'everything by price': { sort: 'price' },
  'everything on a day': { date: day, adults: 2 },
};

await copyTours(db, wanted);
await measureBuild();
await database.close();

async function copyTours(to: Queryable, count: number): Promise<void> {
  const { rows } = await sql<{ tours: number }>`select count(*) as tours from tours`.execute(to);
  const copies = Math.ceil(count / rows[0]!.tours) - 1;
  // Without triggers and foreign keys: millions of departures in a minute. Each copy lies in another place.
  // On one connection that has as long as it takes (database.ts gives a statement 30 s).
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query(`
    begin; set local session_replication_role = replica;
    create temp table copied on commit drop as
      select t.id as old, gen_random_uuid() as id, n, (random() * 99)::int as popularity,
        (array(select id from places order by slug))[1 + (random() * ((select count(*) from places) - 1))::int] as place_id
      from tours t, generate_series(1, ${copies}) n limit ${count - rows[0]!.tours};
    insert into tours select (jsonb_populate_record(t, jsonb_build_object('id', c.id, 'slug', t.slug || '-' || c.n, 'place_id', c.place_id, 'popularity', c.popularity))).* from tours t join copied c on c.old = t.id;
    insert into search_documents select c.id, d.language, d.title_terms, d.name_terms, d.text_terms, d.all_terms from search_documents d join copied c on c.old = d.tour_id;
    insert into tour_categories select c.id, category_id from tour_categories join copied c on c.old = tour_id;
    insert into tour_tags select c.id, tag_id from tour_tags join copied c on c.old = tour_id;
    create temp table copied_options on commit drop as select o.id as old, gen_random_uuid() as id, c.id as tour_id, o.position from options o join copied c on c.old = o.tour_id;
    insert into options select id, tour_id, position, true from copied_options;
    insert into units select gen_random_uuid(), o.id, u.kind, u.price_minor, u.min_age, u.max_age from units u join copied_options o on o.old = u.option_id;
    insert into departures select gen_random_uuid(), o.id, o.tour_id, d.starts_at_local, d.time_zone, d.starts_at, d.capacity, 0, true from departures d join copied_options o on o.old = d.option_id;
    commit`);
  await client.query('analyze');
  client.release(true);
}

async function measureBuild(): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const turns = watchTurns();
  const before = memory();
  delay.enable();
  const startedAt = performance.now();
  const index = await buildIndex(db, now);
  const seconds = (performance.now() - startedAt) / 1000;
  delay.disable();
  const busiest = turns();
  const after = memory();
  const bytes = bytesOfIndex(index);
  const typed = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  console.log(
    `${index.tours.ids.length} tours built in ${seconds.toFixed(1)} s; the longest turn of the loop took ${busiest.toFixed(0)} ms of processor time, ${(delay.max / 1e6).toFixed(0)} ms on the clock`,
  );
  console.log(`memory: ${mb(after - before)} in all, ${mb(typed)} in typed arrays: ${JSON.stringify(bytes)}`);
  for (const [name, question] of Object.entries(asked))
    await measure(name, { language: 'en', currency: 'EUR', page: 1, pageSize: 12, ...question });

  async function measure(name: string, question: SearchQuestion): Promise<void> {
    for (let warm = 0; warm < 100; warm++) await searchIndex(index, question, now);
    const [from, used] = [performance.now(), process.cpuUsage()];
    let count = 0;
    for (; performance.now() - from < 700; count++) await searchIndex(index, question, now);
    const { user, system } = process.cpuUsage(used);
    // Of processor time: other work on the machine does not count.
    const perSecond = (count * 1e6) / (user + system);
    const sqlFrom = performance.now();
    const { total } = await searchTours(db, question, now);
    console.log(
      `${name.padEnd(22)} ${Math.round(perSecond).toString().padStart(7)}/s   SQL ${(performance.now() - sqlFrom).toFixed(0)} ms   ${total} found`,
    );
  }
  await measureChanges(index);
}

async function measureChanges(index: Awaited<ReturnType<typeof buildIndex>>): Promise<void> {
  const ids = index.tours.ids.slice(0, 100);
  const [rows, documents, departures] = [
    await readTourRows(db, ids),
    await readDocuments(db, ids),
    await readDeparturesOf(db, ids, now),
  ];
  let from = performance.now();
  for (const row of rows)
    applyTourChange(index, row.id, {
      row,
      documents: documents.filter((one) => one.tourId === row.id),
      departures: departures.find((one) => one.tourId === row.id)!,
    });
  console.log(`a tour with all it has: ${((performance.now() - from) / rows.length).toFixed(2)} ms`);
  const booked = await sql<{ id: string }>`select id from departures limit 500`.execute(db);
  from = performance.now();
  const days = await readDaysOf(
    db,
    booked.rows.map(({ id }) => id),
    now,
  );
  const read = performance.now();
  applySeats(index, days);
  console.log(
    `500 bookings: ${(read - from).toFixed(1)} ms to read, ${(performance.now() - read).toFixed(2)} ms to apply`,
  );
}

/** The most processor time this thread used between two turns: what a busy machine adds to the clock is not in it. */
function watchTurns(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, most] = [used(), 0];
  const timer = setInterval(() => {
    const at = used();
    most = Math.max(most, at - last);
    last = at;
  }, 1);
  return () => (clearInterval(timer), most);
}

function memory(): number {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
