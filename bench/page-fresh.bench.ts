import type { Bench } from './bench.ts';
import { answersPerSecond } from './load.ts';
import { plainMarkup, tourPages, whyNoPages } from './pages.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /tour/{slug}, a page of another tour each time, 8 callers',
  unit: 'answers/s',
  better: 'more',
  async prepare(setting) {
    const skipped = whyNoPages();
    if (skipped) return { skipped };
    const { url } = await setting.serverWithoutCache();
    const pages = await tourPages(setting);
    const plan = { origin: url, callers: 8, requests: pages.map((path) => ({ path })) };
    const http = await sameBytes(plan);
    let asked = 0;
    return {
      ours: {
        what: 'the server',
        async run(seconds) {
          const sample = await answersPerSecond({ ...plan, seconds, from: asked });
          asked += Math.ceil(sample.value * seconds) + plan.callers;
          return sample;
        },
      },
      yardsticks: { renderToString: await plainMarkup(url, pages[0]!), http: http.side },
      close: async () => http.close(),
    };
  },
};
