// The environment, read once, validated and grouped; everything else receives values.
import path from 'node:path';
import { z } from 'zod';
import { problemOfMapTiles } from './map-tiles.ts';

const flag = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Every variable the product reads. docs/operations.md is checked against this table. */
export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port to listen on; 0 picks a free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z.string().min(1).default('.data').describe('folder of the embedded database and of uploaded files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer instead of the embedded database'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('most connections to PostgreSQL a process opens'),
  CONNECTIONS_MAX: z.coerce
    .number()
    .int()
    .min(10)
    .max(1e6)
    .default(5000)
    .describe('most connections of clients a process keeps open'),
  CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48).describe('memory for cached pages and calls'),
  APP_URL: address.optional().describe('public address, for canonical links, the sitemap and mails'),
  TRUST_PROXY: flag.default(false).describe('take the caller’s address from X-Forwarded-For'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server; without it mails stay in the outbox, readable at /_mail'),
  MAIL_FROM: z.string().min(3).default('Senda <no-reply@senda.example>').describe('sender of all mails'),
  MAILS_PER_SECOND: z.coerce
    .number()
    .min(0.2)
    .max(1000)
    .default(20)
    .describe('most mails a process hands to the mail server in a second'),
  DEMO_WORLD: flag
    .optional()
    .describe('load the demo world into an empty database; on by default only with the embedded one'),
  ALLOW_TEST_PAYMENTS: flag
    .default(false)
    .describe('let the built-in test provider, which moves no money, serve a public APP_URL'),
  BROWSE_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(60)
    .max(1e6)
    .default(3000)
    .describe('pages, searches and other questions that one address may ask of a process in a minute'),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .min(0.01)
    .max(1e6)
    .default(1)
    .describe('multiplies every throttle; for load tests'),
  PASSWORD_HASHING: z
    .enum(['rfc9106', 'owasp', 'trivial'])
    .default('rfc9106')
    .describe(
      'cost of new password hashes: 64 MiB and 0.1 s each, on a small machine 19 MiB and 0.03 s, in tests nearly nothing',
    ),
  MAP_TILES: z
    .string()
    .min(1)
    .optional()
    .describe('map tiles with streets: the path or https address of a PMTiles archive'),
  RATES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the daily exchange rates of the European Central Bank, or a copy of that file'),
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a translation service with the interface of LibreTranslate, for reviews in other languages'),
  TRANSLATE_KEY: z.string().optional().describe('its key, where it wants one'),
  PSEUDO: flag.default(false).describe('for development: accented texts, 40 % longer, in place of every language'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('least severity written'),
});
type Variables = z.output<typeof variables>;

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  connectionsMax: number;
  cacheBytes: number;
  /** Without a trailing slash. */
  appUrl: string;
  trustProxy: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailsPerSecond: number;
  demoWorld: boolean;
  /** The demo world on a public address: every page shows a banner. */
  isDemonstration: boolean;
  /** APP_URL is not on this machine. */
  isPublic: boolean;
  browsePerMinute: number;
  rateLimitScale: number;
  passwordHashing: Variables['PASSWORD_HASHING'];
  /** A path or an https address. */
  mapTiles: string | undefined;
  ratesUrl: string | undefined;
  translation: { url: string; key: string | undefined } | undefined;
  pseudoTexts: boolean;
  logLevel: Variables['LOG_LEVEL'];
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment or throws one ConfigError that lists everything that is wrong. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(nonEmpty);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => describeIssue(issue, nonEmpty));
  wrong.push(...issuesOfMapTiles(nonEmpty), ...issuesOnPublicAddress(nonEmpty));
  if (!parsed.success || wrong.length > 0) throw new ConfigError(`The environment is not right:\n${wrong.join('\n')}`);
  return group(parsed.data);
}

type Environment = Record<string, string | undefined>;

function describeIssue({ path: [name], message }: z.core.$ZodIssue, environment: Environment): string {
  const shown = String(name).endsWith('_URL') ? 'its value' : JSON.stringify(environment[String(name)]);
  return `  ${String(name)} (${shown}): ${message}`;
}

function issuesOfMapTiles({ MAP_TILES }: Environment): string[] {
  const problem = MAP_TILES && problemOfMapTiles(MAP_TILES);
  return problem ? [`  MAP_TILES (${JSON.stringify(MAP_TILES)}): ${problem}`] : [];
}

/** Refuses test features on a public address, unless they are enabled explicitly. */
function issuesOnPublicAddress(environment: Environment): string[] {
  const { APP_URL, DATABASE_URL, DEMO_WORLD, ALLOW_TEST_PAYMENTS, PSEUDO, PASSWORD_HASHING } = environment;
  const isOn = (value: string | undefined) => flag.safeParse(value).data === true;
  if (!isPublicAddress(APP_URL)) return [];
  const isDemoByDefault = DEMO_WORLD === undefined && DATABASE_URL === undefined;
  return [
    isDemoByDefault &&
      '  DEMO_WORLD (not set): the embedded database brings the demo world, whose passwords are public, and APP_URL is a public address; set 0, or 1 to show it with a banner on every page',
    !isOn(ALLOW_TEST_PAYMENTS) &&
      '  ALLOW_TEST_PAYMENTS (not set): the only payment provider is the test provider, which moves no money, and APP_URL is a public address; set 1 to use it all the same',
    isOn(PSEUDO) && '  PSEUDO is for development, and APP_URL is a public address',
    PASSWORD_HASHING === 'trivial' &&
      '  PASSWORD_HASHING (trivial): protects no password, is for tests, and APP_URL is a public address',
  ].filter((line) => line !== false);
}

/** True if browsers on other machines could open it. */
function isPublicAddress(appUrl: string | undefined): boolean {
  const url = appUrl === undefined ? null : URL.parse(appUrl);
  return url !== null && !isLoopback(url);
}

const loopbackName = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

export const isLoopback = ({ hostname }: URL): boolean => loopbackName.test(hostname);

function group(values: Variables): Config {
  const demoWorld = values.DEMO_WORLD ?? values.DATABASE_URL === undefined;
  const isPublic = isPublicAddress(values.APP_URL);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL,
    connectionsMax: values.CONNECTIONS_MAX,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    appUrl: values.APP_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailsPerSecond: values.MAILS_PER_SECOND,
    demoWorld,
    isPublic,
    isDemonstration: demoWorld && isPublic,
    browsePerMinute: values.BROWSE_PER_MINUTE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    passwordHashing: values.PASSWORD_HASHING,
    mapTiles: values.MAP_TILES,
    ratesUrl: values.RATES_URL,
    translation: values.TRANSLATE_URL ? { url: values.TRANSLATE_URL, key: values.TRANSLATE_KEY } : undefined,
    pseudoTexts: values.PSEUDO,
    logLevel: values.LOG_LEVEL,
  };
}
