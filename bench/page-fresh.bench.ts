import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { plainMarkup, tourPages, missingPagesReason } from './pages.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /tour/{slug}, a page of another tour each time, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const skipped = missingPagesReason();
    if (skipped) return { skipped };
    const { url } = await environment.serverWithoutCache();
    const pages = await tourPages(environment);
    const plan = { origin: url, callers: 8, requests: pages.map((path) => ({ path })) };
    const http = await sameBytes(plan);
    let next = 0;
    return {
      ours: {
        what: 'the server',
        async run(seconds) {
          const sample = await responsesPerSecond({ ...plan, seconds, from: next });
          next += Math.ceil(sample.value * seconds) + plan.callers;
          return sample;
        },
      },
      yardsticks: { renderToString: await plainMarkup(url, pages[0]!), http: http.side },
      close: async () => http.close(),
    };
  },
};
