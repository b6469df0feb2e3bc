// The server process: reads the environment, opens the services, listens, and ends when told or when its parent does.
import { once } from 'node:events';
import net from 'node:net';
import { ConfigError, type Config, readConfig } from '#platform/config/config.ts';
import { admission } from '#platform/admission/admission.ts';
import { FolderInUse } from '#platform/database/folder-lock.ts';
import { describeError } from '#platform/log/log.ts';
import { speakPseudo } from '#platform/texts/texts.ts';
import { demoLogins } from '#world/logins.ts';
import { watchAdmission } from './admission-metrics.ts';
import { admit } from './admit.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createApp } from './app.ts';
import { followDatabase } from './follow-database.ts';
import { runJobs } from './jobs.ts';
import { lanes } from './lanes.ts';
import { listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { filesFirst } from './static.ts';
import { loadWebBundle } from './web-bundle.ts';

const startedAt = performance.now();
/** Requests have ten seconds (listen.ts); the rest is for the job under way and the database. */
const endMs = 25_000;

try {
  await serve(await withRealPort(readConfig(process.env)));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  if (config.pseudoTexts) speakPseudo();
  const services = await openServices(config, (step) => console.log(`  ${step} …`));
  const jobs = await runJobs(services);
  services.wakeJobs = jobs.wake;
  const feed = followDatabase(services);
  const web = await loadWebBundle();
  const app = createApp(services, web);
  const gate = admission(lanes);
  watchAdmission(gate);
  const front = answerFromCache(services, app, web, feed);
  const doors = filesFirst(web.files, config.appUrl.startsWith('https:'), front.around(admit(config, gate)));
  const listening = await listen(app, config.host, config.port, doors);
  if (config.rateLimitScale !== 1) services.log.warn('throttles are scaled', { rateLimitScale: config.rateLimitScale });
  announce(config, listening.port);

  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    // A database that does not answer must not keep a process that was told to end.
    setTimeout(() => process.exit(1), endMs).unref();
    await listening.close();
    await feed.stop();
    await jobs.stop();
    await services.database.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  // npm start holds the other end of this channel: when it is gone, however it went, so are we.
  if (process.connected) process.on('disconnect', () => void end(0));
  process.on('unhandledRejection', (error) => services.log.error('a promise broke', describeError(error)));
}

/** PORT=0 asks for any free port, but mails and links must name it, so it is picked before anything is made. */
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
