// A real PostgreSQL server for a test run: one found on the machine, else installed with apt as root, else
// TEST_DATABASE_URL. It lives in a temporary folder and ends with the run.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export type PostgresServer = { url: string; stop(): Promise<void> };

export async function startPostgres(): Promise<PostgresServer> {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured) return { url: configured, stop: async () => {} };
  const bin = findBinaries() ?? installBinaries();
  if (!bin)
    throw new Error(
      'No PostgreSQL server was found. Install one (15 or newer), or set TEST_DATABASE_URL to a server where databases may be created.',
    );
  return start(bin);
}

function findBinaries(): string | undefined {
  const candidates = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    askPgConfig(),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return candidates.find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

function askPgConfig(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function installBinaries(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PostgreSQL …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', env });
  return findBinaries();
}

/** PostgreSQL refuses to run as root: it then runs as the user of its package, otherwise as the user `nobody`. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((user) => idOf(user, '-u') !== undefined);
  return name ? { uid: idOf(name, '-u')!, gid: idOf(name, '-g')! } : undefined;
}

function idOf(user: string, flag: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

async function start(bin: string): Promise<PostgresServer> {
  const user = serverUser();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-pg-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'senda', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'ignore', cwd: folder, ...user },
  );
  const port = await freePort();
  const settings = {
    fsync: 'off',
    max_connections: '300',
    shared_buffers: '256MB',
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
    port: String(port),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], { stdio: 'ignore', cwd: folder, ...user });
  const url = `postgres://senda@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the PostgreSQL server did not come up within 15 s');
}
