// node tools/run.mjs tools/upgrades/make-upgrade-dump.ts
// Writes db/upgrades/NNNN.sql: the rows of a small marketplace after some days of trading, as this version writes them.
// NNNN is its last migration. src/server/process/upgrade.test.ts loads every such file, applies the newer migrations and goes on.
// A file that is written stays as it is: run this on a version whose rows a later one has to read.
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { migrate, readMigrations } from '#platform/database/migrate.ts';
import { appOver, brokenInvariants } from '#test/app.ts';
import { dumpRows } from './dump-rows.ts';
import { makeMarketplace } from './small-marketplace.ts';
import { trade } from './some-days-of-trading.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-dump-'));
const database = await openDatabase({ memory: true });
const client = await database.pool.connect();
await migrate(client);
client.release();
const app = await appOver(database, folder);
const notes = await trade(app, await makeMarketplace(app));
const broken = await brokenInvariants(app);
if (broken.length > 0) throw new Error(`invariants are broken: ${JSON.stringify(broken)}`);

const { name } = (await readMigrations()).at(-1)!;
const file = path.join(import.meta.dirname, `../../db/upgrades/${name.slice(0, 4)}.sql`);
const head = `-- Written by tools/upgrades/make-upgrade-dump.ts: rows of a small marketplace at migration ${name}.
-- What the test needs to know of them: ${JSON.stringify({ at: app.services.clock.now(), ...notes })}
`;
await writeFile(file, head + (await dumpRows(database)));
await database.close();
rmSync(folder, { recursive: true, force: true });
console.log(file);
process.exit();
