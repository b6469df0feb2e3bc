import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { createSearchQueries, prepareFullText, searchPath } from './search-queries.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/search, a word, a place and a category: first 12, exact total and all counts, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.server();
    const queries = await createSearchQueries(environment.sql);
    await prepareFullText(environment.sql, queries);
    const plan = { origin: url, callers: 8, requests: queries.map((query) => ({ path: searchPath(query) })) };
    const http = await sameBytes(plan);
    const work = { url: environment.url, file: 'search.sql', clients: 8, variables: { questions: queries.length } };
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: {
        fullText: {
          what: 'pgbench asking the same of full text with GIN, 8 connections',
          run: (seconds) => pgbench({ ...work, seconds }),
        },
        http: http.side,
      },
      verify: () => everyQueryHasResults(url, plan.requests.slice(0, 20)),
      close: async () => http.close(),
    };
  },
};

/** The speed of empty results would mean nothing. */
async function everyQueryHasResults(url: string, requests: readonly { path: string }[]): Promise<void> {
  for (const { path } of requests) {
    const { total } = (await (await fetch(url + path)).json()) as { total: number };
    if (total === 0) throw new Error(`nothing was found for ${path}`);
  }
}
