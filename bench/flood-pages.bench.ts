import type { Bench } from './bench.ts';
import { bookingsPerSecond, prepareFlood } from './flood.ts';
import { tourPages, missingPagesReason } from './pages.ts';

const pagesPerSecond = 3000;

export const bench: Bench = {
  measures: `POST /api/bookings, ${bookingsPerSecond} a second, beside ${pagesPerSecond} fresh pages a second: 99 of 100 are answered within`,
  unit: 'ms',
  better: 'less',
  takesLong: true,
  async prepare(environment) {
    const skipped = missingPagesReason();
    if (skipped) return { skipped };
    const { url: origin } = await environment.serverWithoutCache();
    const requests = (await tourPages(environment)).map((path) => ({ path }));
    // Pages of an older build than the server fail, and the flood would be one of refusals.
    const { status } = await fetch(origin + requests[0]!.path);
    if (status !== 200) throw new Error(`${requests[0]!.path} is answered with ${status}: npm run build`);
    return prepareFlood(environment, { origin, what: 'pages', requests, perSecond: pagesPerSecond });
  },
};
