// A server process: reads the environment, opens the services, listens, and ends on a signal or when its parent has ended.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Server } from 'node:http';
import net from 'node:net';
import { hasAccount } from '#domain/accounts/account-queries.ts';
import { ConfigError, type Config, readConfig } from '#platform/config/config.ts';
import { compareClocks, findDifferingZones } from '#domain/inventory/compare-clocks.ts';
import { readRates } from '#domain/pricing/rate-queries.ts';
import { createViewCounter } from '#domain/performance/view-counter.ts';
import { readTextOverrides } from '#domain/settings/text-overrides.ts';
import { createAdmission } from '#platform/admission/admission.ts';
import { withLogo } from '#domain/notifications/mails/mail-logo.ts';
import { FolderInUse } from '#platform/database/folder-lock.ts';
import { describeError } from '#platform/log/log.ts';
import { createMailDelivery } from '#platform/mail/mail-delivery.ts';
import type { Services } from '#platform/services.ts';
import { enablePseudoTexts } from '#platform/texts/texts.ts';
import { demoLogins } from '#world/logins.ts';
import { watchAdmission } from './admission-metrics.ts';
import { admit } from '#server/http/admit.ts';
import { authenticateBearer } from '#server/http/context.ts';
import { serveFromCache } from '#server/http/cache/serve-from-cache.ts';
import { countViews } from '#server/http/count-views.ts';
import { createApp } from '#server/http/app.ts';
import type { Application } from '#server/http/application.ts';
import { followDatabase } from './follow-database.ts';
import { watchJobs } from './job-metrics.ts';
import { checkJobsHandled, runJobs } from './jobs.ts';
import { requestLimits } from '#server/http/request-classes.ts';
import type { Middleware } from '#server/http/middleware.ts';
import { listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { serveFilesFirst } from '#server/http/serve-static-files.ts';
import type { WebBundle } from '#server/ssr/web-bundle.ts';

const startedAt = performance.now();
/** Open requests have ten seconds (listen.ts); the rest is for the running job and the database. */
const endMs = 25_000;

const unchanged = <T>(one: T): T => one;

class DemoWorldInPublic extends Error {}

export type ServeOptions = {
  pages: () => Promise<WebBundle>;
  /** Runs before all other middleware. */
  front?: Middleware;
  /** Wraps the application. */
  wrap?: (app: Application) => Application;
  onListening?: (server: Server) => void;
  environment?: Record<string, string | undefined>;
};

/** Runs until the process ends; if the start fails, ends it with code 1 and a message. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    await start(await withRealPort(readConfig(options.environment ?? process.env)), options);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof FolderInUse || error instanceof DemoWorldInPublic;
    console.error(expected ? (error as Error).message : error);
    process.exit(1);
  }
}

async function start(
  config: Config,
  { pages, front = unchanged, wrap = unchanged, onListening }: ServeOptions,
): Promise<void> {
  // Read while the database opens: together they are most of a start.
  const loading = pages();
  loading.catch(() => {});
  checkJobsHandled();
  if (config.pseudoTexts) enablePseudoTexts();
  const endingOutbound = new AbortController();
  const services = await openServices(config, (step) => console.log(`  ${step} …`), endingOutbound.signal);
  await refuseDemoAccountsInPublic(services);
  const jobs = await runJobs(services);
  services.wakeJobs = jobs.wake;
  const mailDelivery = createMailDelivery(services, (html) => withLogo(services, html));
  mailDelivery.start();
  await readRates(services.database);
  await readTextOverrides(services.database);
  const feed = followDatabase(services);
  const web = await loading;
  const app = wrap(createApp(services, web));
  const admission = createAdmission(requestLimits);
  watchAdmission(admission);
  const accountOf = async (bearer: string | undefined) =>
    (bearer && (await authenticateBearer(services, bearer))?.id) || null;
  watchJobs(services);
  const cache = serveFromCache(services, app, web, feed);
  const views = createViewCounter(services);
  views.start();
  const counted = countViews(views);
  const middleware = serveFilesFirst(web.files, config.appUrl.startsWith('https:'), (next) =>
    counted(cache.around(admit({ ...config, accountOf }, admission))(next)),
  );
  const listening = await listen(app, config.host, config.port, (next) => front(middleware(next)), {
    maxConnections: config.connectionsMax,
    maxPerNetwork: config.trustProxy ? Infinity : Math.ceil(config.connectionsMax / 4),
  });
  onListening?.(listening.server);
  if (config.rateLimitScale !== 1) services.log.warn('throttles are scaled', { rateLimitScale: config.rateLimitScale });
  announce(config, listening.port);
  // Otherwise it would be written at exit, which a killed process never reaches.
  flushCompileCache();
  void warnOfZoneData(services).catch((error: unknown) =>
    services.log.warn('zone data were not compared', describeError(error)),
  );

  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    // A database that does not respond must not delay the end of the process.
    setTimeout(() => process.exit(1), endMs).unref();
    // A receiver may take ten seconds, one after the other; what is broken off is sent after the next start.
    endingOutbound.abort();
    // A mail that is being sent can take 20 s; open requests need no delivery.
    const mailsStopped = mailDelivery.stop();
    await listening.close();
    await feed.stop();
    await Promise.all([jobs.stop(), mailsStopped, views.stop()]);
    await services.database.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  // npm start holds the other end of this channel: the process ends with its parent.
  if (process.connected) process.on('disconnect', () => void end(0));
  process.on('unhandledRejection', (error) => services.log.error('unhandled rejection', describeError(error)));
}

/** A database that was used with the demo world has an operator with a published password. */
async function refuseDemoAccountsInPublic({ config, database }: Services): Promise<void> {
  if (!config.isPublic || config.demoWorld) return;
  const { email } = demoLogins.operator;
  if (!(await hasAccount(database.db, email))) return;
  await database.close();
  throw new DemoWorldInPublic(
    'The database holds the demo world, whose passwords are public, and APP_URL is a public address. Use another database, or set DEMO_WORLD=1 for a demonstration.',
  );
}

/** Departures would show one hour where Node computes it and another where PostgreSQL does. */
async function warnOfZoneData({ database, clock, log }: Services): Promise<void> {
  const zones = await findDifferingZones(database.db, clock.now());
  const differences = zones.length > 0 ? await compareClocks(database.db, clock.now(), zones) : [];
  for (const difference of differences)
    log.warn('zone data of Node and PostgreSQL differ: npm run senda -- doctor', difference);
}

/** PORT=0 picks any free port, but mails and links must contain it, so it is picked first. */
async function withRealPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = net.createServer().listen(0, config.host);
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return { ...config, port, appUrl: process.env.APP_URL ? config.appUrl : `http://localhost:${port}` };
}

function announce(config: Config, port: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const lines = [`Senda is ready at http://localhost:${port} (${seconds} s)`];
  if (config.demoWorld) {
    const { traveller, supplier, operator } = demoLogins;
    const login = (who: string, { email, password }: { email: string; password: string }) =>
      `  ${who.padEnd(10)} ${email.padEnd(32)} ${password}`;
    lines.push('Demo logins:', login('traveller', traveller), login('supplier', supplier), login('operator', operator));
  }
  if (!config.smtpUrl) lines.push(`Mails stay in the outbox: http://localhost:${port}/_mail`);
  console.log(lines.join('\n'));
}
