// Runs a batch of claimed jobs: those with a batch handler together, the others side by side, a few at a time.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type ClaimedJob, fail, finish } from './job-queries.ts';
import type { BatchHandler, JobHandler, JobHandlers } from './job-types.ts';
import type { Release } from './leases.ts';

/** Each takes a database connection: more would leave too few for requests. */
const atOnce = 3;

export async function runBatch(
  services: Services,
  handlers: JobHandlers,
  { jobs, release }: { jobs: readonly ClaimedJob[]; release: Release },
): Promise<void> {
  const done: ClaimedJob[] = [];
  const single: ClaimedJob[] = [];
  for (const [name, sameName] of Map.groupBy(jobs, (job) => job.name)) {
    const handler = handlers[name];
    const isDone = typeof handler === 'object' && sameName.length > 1 && (await runTogether(handler, sameName));
    (isDone ? done : single).push(...sameName);
  }
  const next = single.values();
  const runNext = async () => {
    for (const job of next)
      if (await attemptJob(services, job, { handler: singleHandler(handlers[job.name]), release })) done.push(job);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  await finish(services, done);

  /** If a batch fails, its jobs run one by one, so that one broken job does not fail the others. */
  async function runTogether({ batch }: BatchHandler<never>, batched: ClaimedJob[]): Promise<boolean> {
    try {
      await batch(
        services,
        batched.map(({ payload }) => payload),
      );
      return true;
    } catch (error) {
      services.log.warn('a batch of jobs failed', {
        job: batched[0]!.name,
        count: batched.length,
        ...describeError(error),
      });
      return false;
    }
  }
}

function singleHandler(handler: JobHandlers[string] | undefined): JobHandler<never> | undefined {
  return typeof handler === 'object' ? (services, payload) => handler.batch(services, [payload]) : handler;
}

type Attempt = { handler: JobHandler<never> | undefined; release: Release; everySeconds?: number };

/** False if the job failed; the error is stored with the job. */
export async function attemptJob(
  services: Services,
  job: ClaimedJob,
  { handler, release, everySeconds }: Attempt,
): Promise<boolean> {
  try {
    if (!handler) throw new Error(`no handler for the job ${job.name}`);
    await handler(services, job.payload);
    return true;
  } catch (error) {
    // Or the next renewal would replace the pause, of up to an hour, by the length of a lease.
    await release(job);
    await fail(services, job, error, everySeconds);
    return false;
  }
}
