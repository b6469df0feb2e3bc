// npm run make-world -- --tours 10000 [--database-url postgres://…] [--data-dir …] [--seed 1] [--departures 60] [--without-documents]
// Fills an empty database with a made catalogue and prints how fast it went in.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import { type Loaded, loadGeneratedWorld, toursMax } from './load-generated-world.ts';

const { values } = parseArgs({
  options: {
    tours: { type: 'string', default: '10000' },
    'database-url': { type: 'string', default: process.env.DATABASE_URL },
    'data-dir': { type: 'string', default: process.env.DATA_DIR },
    seed: { type: 'string', default: '1' },
    departures: { type: 'string' },
    'without-documents': { type: 'boolean', default: false },
  },
});
const embeddedMax = 10_000;

const tours = Number(values.tours);
const url = values['database-url'];
const refusal = refuse();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const database = await open();
try {
  await prepareOnce(database.pool, (client) => migrate(client));
  const departuresPerTour = values.departures === undefined ? undefined : Number(values.departures);
  const size = { tours, seed: values.seed, departuresPerTour, documents: !values['without-documents'] };
  report(await loadGeneratedWorld(database, size, (step) => console.log(`  ${step} …`)));
} finally {
  await database.close();
}

function refuse(): string | undefined {
  if (!Number.isInteger(tours) || tours < 1 || tours > toursMax) return `--tours takes 1 to ${toursMax}.`;
  if (url) return undefined;
  if (tours > embeddedMax)
    return `The embedded database takes up to ${embeddedMax} tours; give a --database-url for more.`;
  if (!values['data-dir']) return 'Give a --database-url, or a --data-dir for an embedded database.';
  return undefined;
}

async function open(): Promise<Database> {
  if (url) return openDatabase({ url, poolSize: 4 });
  await mkdir(values['data-dir']!, { recursive: true, mode: 0o700 });
  return openDatabase({ folder: values['data-dir']! });
}

function report({ departuresPerTour, rowSeconds, seconds }: Loaded): void {
  const rate = (some: number) => `${some.toFixed(1)} s, ${Math.round(tours / some)} tours/s`;
  const searched = values['without-documents'] ? 'without search documents: the SQL search finds no words' : 'searched';
  console.log(`${tours} tours with ${departuresPerTour} departures each, ${searched}: ${rate(seconds)}`);
  console.log(`of these until all rows were there: ${rate(rowSeconds)}; then indexes and foreign keys`);
}
