import { setTimeout } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { findQueueStates } from '#platform/jobs/job-queries.ts';
import type { Services } from '#platform/services.ts';
import { registry } from './metrics.ts';

const workers = ['recurring', 'urgent', 'ordinary'] as const;

// A scrape times out after some seconds, and the other metrics are needed most while the database does not respond.
const patienceMs = 250;

type QueueStates = Awaited<ReturnType<typeof findQueueStates>>;

/** Gauges of due jobs, the age of the oldest, and jobs that were given up. The database is queried when the metrics
 *  are read; on failure the gauges keep their values, and a result that arrives too late is part of the next scrape. */
export function watchJobs(services: Pick<Services, 'database' | 'clock'>): void {
  let latest: QueueStates | undefined;
  let query: Promise<void> | undefined;
  const refresh = () =>
    (query ??= findQueueStates(services)
      .then((found) => void (latest = found))
      .catch(() => {})
      .finally(() => (query = undefined)));
  const queueStates = async () => {
    await Promise.race([refresh(), setTimeout(patienceMs, undefined, { ref: false })]);
    return latest;
  };

  const ofEachWorker = (name: string, help: string, measure: 'waiting' | 'oldestSeconds') =>
    register(name, help, ['worker'], async (gauge) => {
      const found = await queueStates();
      for (const worker of found ? workers : [])
        gauge.set({ worker }, found!.states.find((state) => state.worker === worker)?.[measure] ?? 0);
    });
  ofEachWorker('jobs_waiting', 'Jobs that are due and not begun, by worker', 'waiting');
  ofEachWorker('jobs_oldest_seconds', 'How long the oldest job that is due has waited, by worker', 'oldestSeconds');
  register('jobs_dead', 'Jobs that were given up after their last try', [], async (gauge) => {
    const found = await queueStates();
    if (found) gauge.set(found.dead);
  });
}

function register(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void>): void {
  registry.removeSingleMetric(name);
  const gauge: Gauge = new Gauge({ name, help, labelNames, registers: [], collect: () => read(gauge) });
  registry.registerMetric(gauge);
}
