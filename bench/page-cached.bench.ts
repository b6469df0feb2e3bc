import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { tourPages, missingPagesReason } from './pages.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /tour/{slug}, the same page again and again, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const skipped = missingPagesReason();
    if (skipped) return { skipped };
    const { url } = await environment.server();
    const [page] = await tourPages(environment);
    const plan = { origin: url, callers: 8, requests: [{ path: page! }] };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};
