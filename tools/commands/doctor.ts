import { sql } from 'kysely';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { compareClocks, listShiftedDepartures } from '#domain/inventory/compare-clocks.ts';
import type { Services } from '#platform/services.ts';
import type { Command, ExitCode } from './command.ts';
import { withServices } from './with-services.ts';

const listedMax = 1000;

export const command: Command = {
  summary: 'lists departures about whose time Node and PostgreSQL disagree, and changes none',
  usage: [''],
  run: async (words) => (words.length > 0 ? 2 : withServices(compareZones)),
};

async function compareZones({ database, clock }: Services): Promise<ExitCode> {
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
  const zones = differences.filter(({ byNode }) => byNode > 0).map(({ timeZone }) => timeZone);
  for (const one of await listShiftedDepartures(database.read, clock.now(), zones, listedMax))
    console.log(
      `${one.tourSlug} ${one.id}: sold for ${one.local}, clocks in ${one.timeZone} will show ${wallTimeAt(one.startsAt, one.timeZone)}`,
    );
  console.log(
    differences.length === 0
      ? 'Both agree with every departure to come.'
      : 'Their hours are shown differently from place to place: see "Zone data" in docs/operations.md.',
  );
  return differences.length === 0 ? 0 : 1;
}
