// Leases of the jobs that this process works on, renewed until it is done with them.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type ClaimedJob, leaseSeconds, renewLeases } from './job-queries.ts';

/** Once it resolves, no renewal changes when the job runs next. */
export type Release = (job: ClaimedJob) => Promise<void>;

export type Leases = {
  /** Until `work` has ended, no other process claims these jobs, except those that it releases. Once this resolves, no
   *  renewal changes them. */
  during<Result>(jobs: readonly ClaimedJob[], work: (release: Release) => Promise<Result>): Promise<Result>;
};

export function keepLeases(services: Services, everyMs = (leaseSeconds * 1000) / 3): Leases {
  const claimed = new Set<ClaimedJob>();
  let timer: NodeJS.Timeout | undefined;
  let renewals: Promise<unknown> = Promise.resolve();

  /** A renewal that fails is tried again in time for two more. */
  const renew = () => {
    const renewal = renewLeases(services, claimed).catch((error: unknown) =>
      services.log.error('leases of jobs were not renewed', describeError(error)),
    );
    renewals = Promise.all([renewals, renewal]);
  };

  const release: Release = async (job) => {
    claimed.delete(job);
    await renewals;
  };

  return {
    async during(jobs, work) {
      for (const job of jobs) claimed.add(job);
      timer ??= setInterval(renew, everyMs).unref();
      try {
        return await work(release);
      } finally {
        for (const job of jobs) claimed.delete(job);
        if (claimed.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        await renewals;
      }
    },
  };
}
