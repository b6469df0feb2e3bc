// Runs jobs beside requests, on the same thread. Each recurring job is a lane of its own, so that a slow delivery of mails
// keeps no hold from expiring. What writes have caused shares one lane, which works a quarter of the time at most.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Claimed, claim, fail, finish, putBack } from './job-queries.ts';
import type { JobHandlers, RecurringJobs } from './jobs.ts';
import { repeating } from './repeating.ts';

const everyMs = 500;
const recurringMost = 50;
// The mails of a rush come after its bookings: a slice of ten jobs, then a rest three times as long. Writing the mails
// of one booking takes two to five milliseconds, of which requests would wait for every one.
const slice = 10;
const rest = 3;

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
  const clocks = repeating(startRecurring, { rest: 0, everyMs, isMore: () => false, stalled });
  const events = repeating(runSlice, { rest, everyMs, isMore: (ran) => ran === slice, stalled });
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
