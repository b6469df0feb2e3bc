// The demo world on both engines as the tests copy it: making it anew takes longer than what these benches measure.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyEmbeddedWorld, copyPostgresWorld } from '#test/world-copy.ts';

/** Environments of servers, each with a copy of its own; `remove` deletes their folders. */
export async function copyDemoWorlds(serverUrl: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-demo-'));
  const onPostgres = { DATA_DIR: folder, DATABASE_URL: await copyPostgresWorld(serverUrl) };
  const embedded = { DATA_DIR: await copyEmbeddedWorld() };
  const remove = async () => {
    for (const { DATA_DIR } of [onPostgres, embedded]) await rm(DATA_DIR, { recursive: true, force: true });
  };
  return { onPostgres, embedded, remove };
}
