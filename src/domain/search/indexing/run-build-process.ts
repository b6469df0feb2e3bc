import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runChildQueries } from '#platform/database/child-process-driver.ts';
import type { Services } from '#platform/services.ts';
import type { BuildMessage, BuildOrder } from './build-process.ts';

const program = fileURLToPath(new URL('./build-process.ts', import.meta.url));

/** Builds an index and writes its file in a process of its own; `onProgress` gets the number of tours so far. */
export async function runBuildProcess(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { file, place, signal }: { file: string; place: string; signal: AbortSignal },
  onProgress: (tours: number) => void,
): Promise<void> {
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Dates stay dates.
    serialization: 'advanced',
    signal,
  });
  runChildQueries(child, database.pool);
  child.on('message', (message: BuildMessage | object) => 'tours' in message && onProgress(message.tours));
  const url = database.engine === 'postgres' ? config.databaseUrl : undefined;
  child.send({ now: clock.now(), file, place, url } satisfies BuildOrder, () => {});
  const [code, ended] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`the process that makes the search index ended with ${code ?? ended}`);
}
