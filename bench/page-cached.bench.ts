import type { Bench } from './bench.ts';
import { answersPerSecond } from './load.ts';
import { tourPages, whyNoPages } from './pages.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /tour/{slug}, the same page again and again, 8 callers',
  unit: 'answers/s',
  better: 'more',
  async prepare(setting) {
    const skipped = whyNoPages();
    if (skipped) return { skipped };
    const { url } = await setting.server();
    const [page] = await tourPages(setting);
    const plan = { origin: url, callers: 8, requests: [{ path: page! }] };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => answersPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};
