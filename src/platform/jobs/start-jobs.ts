// Runs jobs on the same thread as requests. Each recurring job runs independently, so that a slow delivery of mails
// does not delay the expiry of holds. Enqueued jobs have two workers: one for urgent jobs, for which a person waits
// (a new password), and one for all others, which yields to requests.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { claim } from './job-queries.ts';
import type { JobHandlers } from './job-types.ts';
import type { RecurringJobs } from './jobs.ts';
import { keepLeases } from './leases.ts';
import { repeating } from './repeating.ts';
import { runBatch } from './run-batch.ts';
import { recurringRunner } from './run-recurring.ts';
import { restMs, watchRests, type WorkedBatch } from './yield-to-requests.ts';

const everyMs = 500;
// 100 confirmations take 60 ms; a batch of ten cost a third more processor time for each.
const batchSizes = { urgent: 10, ordinary: 100 };

export type JobRunner = {
  wake(): void;
  /** Runs everything that is due now and returns how many jobs ran. For tests and for a drain. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
};

type Batch = WorkedBatch & { count: number };

export function startJobs(
  services: Services,
  handlers: JobHandlers,
  recurring: RecurringJobs,
  options = { poll: true },
): JobRunner {
  const leases = keepLeases(services);
  const clocks = recurringRunner(services, recurring, leases);
  const rests = watchRests();
  const stalled = (error: unknown) => services.log.error('jobs stalled', describeError(error));

  async function runNext(worker: 'urgent' | 'ordinary'): Promise<Batch> {
    const startedCpu = process.threadCpuUsage();
    const jobs = await claim(services, worker, { limit: batchSizes[worker] });
    const oldestSeconds = jobs[0] ? (services.clock.now().getTime() - jobs[0].dueAt.getTime()) / 1000 : 0;
    if (jobs.length > 0) await leases.during(jobs, (release) => runBatch(services, handlers, { jobs, release }));
    const { user, system } = process.threadCpuUsage(startedCpu);
    return {
      count: jobs.length,
      isFull: jobs.length === batchSizes[worker],
      cpuMs: (user + system) / 1000,
      oldestSeconds,
    };
  }

  async function runYielding(): Promise<Batch> {
    rests.end();
    const batch = await runNext('ordinary');
    rests.begin();
    return batch;
  }

  const recurringWorker = repeating(clocks.startDue, { everyMs, stalled });
  const urgent = repeating(() => runNext('urgent'), {
    everyMs,
    isMore: ({ isFull }) => isFull,
    restMs: (batch) => restMs(false, batch),
    stalled,
  });
  const ordinary = repeating(runYielding, {
    everyMs,
    isMore: ({ isFull }) => isFull,
    restMs: (batch) => restMs(rests.isBusy(), batch),
    stalled,
  });
  const workers = [recurringWorker, urgent, ordinary];
  if (options.poll) for (const worker of workers) worker.start();

  return {
    wake() {
      if (options.poll) for (const worker of [urgent, ordinary]) worker.wake();
    },
    async runDue() {
      for (let ran = 0; ;) {
        const started = await clocks.startDue();
        await clocks.ended();
        const count = started + (await runNext('urgent')).count + (await runNext('ordinary')).count;
        if (count === 0) return ran;
        ran += count;
      }
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await clocks.ended();
    },
  };
}
