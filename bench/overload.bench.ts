import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { openLoad, shareRefused } from './open-load.ts';
import { processorSeconds } from './processor-time.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';

const callers = 16;

export const bench: Bench = {
  measures: 'GET /api/tours/search at four times the rate of its peak: successful responses within the time',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.server();
    const requests = (await createSearchQueries(environment.sql)).map((query) => ({ path: searchPath(query) }));
    const atPeak = async (seconds: number) => {
      const usedBefore = await processorSeconds(url);
      const { value, details } = await responsesPerSecond({ origin: url, callers, requests, seconds });
      const used = (await processorSeconds(url)) - usedBefore;
      return { value, details: { ...details, perProcessorSecond: Math.round((value * seconds) / used) } };
    };
    let peak = (await atPeak(0.5)).value;
    return {
      ours: {
        what: 'the server, asked four times as much as it can',
        async run(seconds) {
          const usedBefore = await processorSeconds(url);
          const result = await openLoad({ origin: url, requests, perSecond: 4 * peak, seconds, connections: 500 }, 200);
          const used = (await processorSeconds(url)) - usedBefore;
          const details = {
            perProcessorSecond: Math.round((result.statuses[200] ?? 0) / used),
            // Less than planned if the senders got no processor time: then they waited for themselves too.
            planned: Math.round(4 * peak),
            sent: Math.round(result.sent / seconds),
            shareRefused: shareRefused(result),
            p50Ms: result.served.p50Ms,
            p99Ms: result.served.p99Ms,
            refusedP99Ms: result.refused.p99Ms,
          };
          return { value: result.servedInTime / seconds, details };
        },
      },
      yardsticks: {
        peak: {
          what: `the same server, asked by ${callers} callers who wait for their answers`,
          async run(seconds) {
            const sample = await atPeak(seconds);
            peak = sample.value;
            return sample;
          },
        },
      },
    };
  },
};
