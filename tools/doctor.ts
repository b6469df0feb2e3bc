// npm run doctor: compares the zone data of Node and PostgreSQL with the departures that are stored.
import { sql } from 'kysely';
import { compareClocks } from '#domain/inventory/compare-clocks.ts';
import { withServices } from './with-services.ts';

await withServices(async ({ database, clock }) => {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    database.read,
  );
  const { node, tz } = process.versions;
  console.log(`Node ${node} (zone data ${tz}), PostgreSQL ${rows[0]!.version} (${database.engine})`);
  const differences = await compareClocks(database.read, clock.now());
  for (const { timeZone, departures, byNode, byPostgres } of differences)
    console.log(
      `${timeZone}: of ${departures} departures to come Node puts ${byNode} and PostgreSQL ${byPostgres} elsewhere`,
    );
  console.log(
    differences.length === 0
      ? 'Both agree with every departure to come.'
      : 'Their hours are shown differently from place to place: see "Zone data" in docs/operations.md.',
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
});
