import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type ClaimedJob, claim, returnToQueue } from './job-queries.ts';
import type { RecurringJobs } from './jobs.ts';
import type { Leases, Release } from './leases.ts';
import { attemptJob } from './run-batch.ts';

const claimLimit = 50;

/** Recurring jobs run side by side, each once at a time. */
export function recurringRunner(services: Services, recurring: RecurringJobs, leases: Leases) {
  const running = new Map<string, Promise<void>>();

  async function run(job: ClaimedJob, release: Release): Promise<void> {
    const rule = recurring[job.name];
    const isDone = await attemptJob(services, job, { handler: rule?.run, release, everySeconds: rule?.everySeconds });
    if (isDone) await returnToQueue(services, job, rule!.everySeconds);
  }

  return {
    /** Starts what is due and returns how many. */
    async startDue(): Promise<number> {
      const due = await claim(services, 'recurring', { limit: claimLimit, except: [...running.keys()] });
      for (const job of due) {
        const ended = leases
          .during([job], (release) => run(job, release))
          // Neither done nor failed could be written: the job runs again when its lease is over.
          .catch((error: unknown) => services.log.error('jobs stalled', { job: job.name, ...describeError(error) }))
          .finally(() => running.delete(job.name));
        running.set(job.name, ended);
      }
      return due.length;
    },
    ended: () => Promise.all(running.values()),
  };
}
