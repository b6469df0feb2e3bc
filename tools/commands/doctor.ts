import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { compareClocks, listShiftedDepartures } from '#domain/inventory/compare-clocks.ts';
import { rateDay } from '#domain/pricing/exchange-rates.ts';
import { findLastRead } from '#domain/pricing/rate-queries.ts';
import { settingRules } from '#domain/settings/settings.ts';
import { readMigrations } from '#platform/database/migrate.ts';
import { findQueueStates } from '#platform/jobs/job-queries.ts';
import { countWaitingMails } from '#platform/mail/held-mails.ts';
import type { Services } from '#platform/services.ts';
import type { Command, ExitCode } from './command.ts';
import { withServices } from './with-services.ts';

/** `summary`: what was found, in a sentence. `problems`: what is wrong, each in a line; none is fine. */
type Finding = { summary: string; problems?: readonly string[] };
type Check = (services: Services) => Promise<Finding>;

const listedMax = 1000;
/** Jobs of minutes and mails run late only if nothing works on them. */
const lateMinutes = 15;
const freeShareLeast = 0.05;
const ratesAgeMaxDays = 5;

const checks: Record<string, Check> = {
  database: checkDatabase,
  migrations: checkMigrations,
  'search index': checkSearch,
  jobs: checkJobs,
  mails: checkMails,
  disk: checkDisk,
  rates: checkRates,
  settings: checkSettings,
  'zone rules': checkZones,
};

export const command: Command = {
  summary: 'says what it checked and what is wrong, and changes nothing',
  usage: [''],
  notes: [
    `It checks: ${Object.keys(checks).join(', ')}.`,
    'Zone rules are departures about whose time Node and PostgreSQL disagree, or whose clocks will show another time than was sold.',
  ],
  run: async (words) => (words.length > 0 ? 2 : withServices(runChecks)),
};

async function runChecks(services: Services): Promise<ExitCode> {
  let count = 0;
  for (const [name, check] of Object.entries(checks)) {
    const { summary, problems = [] } = await check(services);
    console.log(`${problems.length > 0 ? 'WRONG' : 'ok   '} ${name}: ${summary}`);
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) count += 1;
  }
  console.log(
    count === 0 ? 'Nothing is wrong.' : `${count} of ${Object.keys(checks).length} checks found something wrong.`,
  );
  return count === 0 ? 0 : 1;
}

async function checkDatabase({ database }: Services): Promise<Finding> {
  const { rows } = await sql<{ version: string; bytes: number; writable: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      current_setting('transaction_read_only') as writable`.execute(database.db);
  const { version, bytes, writable } = rows[0]!;
  const summary = `PostgreSQL ${version} (${database.engine}), ${Math.round(bytes / 1e6)} MB`;
  return { summary, problems: writable === 'off' ? [] : ['It takes no writes: this is a standby.'] };
}

/** Opening the database has applied those that were missing; here are those of a newer version. */
async function checkMigrations({ database }: Services): Promise<Finding> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database.db);
  const unknown = rows
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `${name} is not known to this version.`);
  return { summary: `${rows.length} applied, the last is ${rows.at(-1)?.name ?? 'none'}`, problems: unknown };
}

async function checkSearch({ database }: Services): Promise<Finding> {
  const { rows } = await sql<{ published: number; missing: string[] }>`
    select count(*) as published,
      coalesce(array_agg(t.slug order by t.slug) filter (where not exists (select from search_documents d where d.tour_id = t.id)), '{}') as missing
    from tours t where t.status = 'published'`.execute(database.db);
  const { published, missing } = rows[0]!;
  const problems = missing.slice(0, listedMax).map((slug) => `${slug} is on sale and is not found: publish it again.`);
  return { summary: `${published} tours on sale, ${missing.length} without documents`, problems };
}

/** The embedded database is free only while nothing works on its jobs, so there they may wait. */
async function checkJobs(services: Services): Promise<Finding> {
  const { states, dead } = await findQueueStates(services);
  const waiting = states.reduce((sum, one) => sum + one.waiting, 0);
  const oldest = Math.round(Math.max(0, ...states.map(({ oldestSeconds }) => oldestSeconds)) / 60);
  const isLate = services.database.engine !== 'embedded' && oldest > lateMinutes;
  return {
    summary: `${waiting} due, the oldest since ${oldest} minutes, ${dead} failed for good`,
    problems: [
      ...(isLate ? [`Nothing has worked on jobs for ${oldest} minutes: is the server running?`] : []),
      ...(dead > 0 ? ['Failed jobs are decided at /admin/failures.'] : []),
    ],
  };
}

async function checkMails({ database, config }: Services): Promise<Finding> {
  const { waiting, held } = await countWaitingMails(database.db);
  const { smtpUrl, isPublic, isDemonstration } = config;
  return {
    summary: `${smtpUrl ? `sent by ${new URL(smtpUrl).host}` : 'kept in the outbox at /_mail'}, ${waiting} waiting, ${held} tried in vain`,
    problems: [
      ...(held > 0 ? ['Mails that could not be delivered are decided at /admin/failures.'] : []),
      ...(!smtpUrl && isPublic && !isDemonstration ? ['SMTP_URL is not set: no mail reaches anybody.'] : []),
    ],
  };
}

async function checkDisk({ config }: Services): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const gigabytes = (size: number) => `${((size * bsize) / 1e9).toFixed(1)} GB`;
  return {
    summary: `${gigabytes(bavail)} of ${gigabytes(blocks)} free where ${config.dataDir} is`,
    problems: bavail < blocks * freeShareLeast ? ['Less than 5 % is free: pictures and backups will fail.'] : [],
  };
}

async function checkRates({ database, config, clock }: Services): Promise<Finding> {
  const readAt = await findLastRead(database.db);
  const asOf = rateDay('USD', 'EUR');
  const days = Math.floor((clock.now().getTime() - Date.parse(asOf)) / 86_400_000);
  if (config.ratesUrl === undefined) return { summary: `none are fetched (RATES_URL); those in use are of ${asOf}` };
  return {
    summary: `of ${asOf}, ${days} days old, last read ${readAt?.toISOString() ?? 'never'}`,
    problems:
      days > ratesAgeMaxDays ? [`They are older than ${ratesAgeMaxDays} days: RATES_URL answers nothing newer.`] : [],
  };
}

/** A value that is not allowed any more counts as the default, in silence. */
async function checkSettings({ database }: Services): Promise<Finding> {
  const rows = await database.db.selectFrom('settings').select(['key', 'value']).execute();
  const problems = rows.flatMap(({ key, value }) => {
    const rule = settingRules[key as keyof typeof settingRules];
    if (!rule) return [`${key} is no setting of this version.`];
    return rule.safeParse(value).success ? [] : [`${key} has a value that is not allowed: its default counts.`];
  });
  return { summary: `${rows.length} changed of ${Object.keys(settingRules).length}`, problems };
}

async function checkZones({ database, clock }: Services): Promise<Finding> {
  const now = clock.now();
  const differences = await compareClocks(database.db, now);
  const counts = differences.map(
    ({ timeZone, departures, byNode, byPostgres }) =>
      `${timeZone}: of ${departures} departures to come Node puts ${byNode} and PostgreSQL ${byPostgres} elsewhere`,
  );
  const zones = differences.filter(({ byNode }) => byNode > 0).map(({ timeZone }) => timeZone);
  const shifted = (await listShiftedDepartures(database.db, now, zones, listedMax)).map(
    (one) =>
      `${one.tourSlug} ${one.id}: sold for ${one.local}, clocks in ${one.timeZone} will show ${wallTimeAt(one.startsAt, one.timeZone)}`,
  );
  const { node, tz } = process.versions;
  const agreed =
    differences.length === 0 ? 'both agree with every departure to come' : 'see "Zone data" in docs/operations.md';
  return { summary: `Node ${node} (zone data ${tz}) and PostgreSQL: ${agreed}`, problems: [...counts, ...shifted] };
}
