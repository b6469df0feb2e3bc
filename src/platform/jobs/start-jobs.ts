// Runs jobs beside requests, on the same thread. Each recurring job is a lane of its own, so that a slow delivery of mails
// keeps no hold from expiring. What writes have caused shares one lane, which steps back while requests keep the thread busy.
import { performance } from 'node:perf_hooks';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Claimed, claim, fail, finish, putBack } from './job-queries.ts';
import type { JobHandlers, RecurringJobs } from './jobs.ts';
import { repeating } from './repeating.ts';

const everyMs = 500;
const recurringMost = 50;
const slice = 10;
// The mails of a rush come after its bookings: after a slice of ten jobs a rest as long as the slice took, nine times as long
// while the thread is busy. With three times as long, a booking took 1.30 ms of the server's processor time instead of 1.14.
const rests = { calm: 1, busy: 9 };
const busyShare = 0.7;

export type JobRunner = {
  wake(): void;
  /** Runs everything that is due now and returns how many jobs ran. For tests and for a drain. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
};

export function startJobs(
  services: Services,
  handlers: JobHandlers,
  recurring: RecurringJobs,
  options = { poll: true },
): JobRunner {
  const underWay = new Map<string, Promise<void>>();

  async function startRecurring(): Promise<number> {
    const due = await claim(services, { recurring: true, except: [...underWay.keys()], most: recurringMost });
    for (const job of due)
      underWay.set(
        job.name,
        runRecurring(job).finally(() => underWay.delete(job.name)),
      );
    return due.length;
  }

  async function runRecurring(job: Claimed): Promise<void> {
    const rule = recurring[job.name];
    const done = await attempt(job, rule?.run, rule?.everySeconds);
    if (done) await putBack(services, job, rule!.everySeconds);
  }

  async function runSlice(): Promise<number> {
    const due = await claim(services, { recurring: false, most: slice });
    const done: Claimed[] = [];
    for (const job of due) if (await attempt(job, handlers[job.name])) done.push(job);
    await finish(services, done);
    return due.length;
  }

  async function attempt(job: Claimed, handler: JobHandlers[string] | undefined, everySeconds?: number) {
    try {
      if (!handler) throw new Error(`no handler for the job ${job.name}`);
      await handler(services, job.payload);
      return true;
    } catch (error) {
      await fail(services, job, error, everySeconds);
      return false;
    }
  }

  const stalled = (error: unknown) => services.log.error('jobs stalled', describeError(error));
  const clocks = repeating(startRecurring, { rest: () => 0, everyMs, isMore: () => false, stalled });
  const events = repeating(runSlice, { rest: restByLoad(), everyMs, isMore: (ran) => ran === slice, stalled });
  if (options.poll) for (const lane of [clocks, events]) lane.start();

  return {
    wake: () => options.poll && events.wake(),
    async runDue() {
      for (let ran = 0; ;) {
        const started = await startRecurring();
        await Promise.all(underWay.values());
        const count = started + (await runSlice());
        if (count === 0) return ran;
        ran += count;
      }
    },
    async stop() {
      await Promise.all([clocks.stop(), events.stop()]);
      await Promise.all(underWay.values());
    },
  };
}

function restByLoad(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > busyShare ? rests.busy : rests.calm;
  };
}
