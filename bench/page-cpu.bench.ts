import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Bench, Subject } from './bench.ts';
import type { PageCostPlan } from './page-cost.ts';
import { missingPagesReason } from './pages.ts';

export const bench: Bench = {
  measures: 'processor time of the thread that answers, for 1,000 pages of tours that are in the card cache',
  unit: 'seconds',
  better: 'less',
  async prepare(environment) {
    const skipped = missingPagesReason();
    if (skipped) return { skipped };
    const { rows } = await environment.sql.query<{ slug: string }>(
      'select slug from tours order by popularity desc limit 50',
    );
    const pages = rows.map(({ slug }) => `/tour/${slug}`);
    const side = (what: string, measured: PageCostPlan['measured']): Subject => ({
      what,
      run: async (seconds) => ({ value: await cost({ url: environment.url, pages, seconds, measured }) }),
    });
    return {
      ours: side('the app, from Request to Response: data, tree, markup, head, texts, headers', 'page'),
      yardsticks: { sameTree: side('renderToString of the same trees, all else done before', 'tree') },
    };
  },
};

/** Measured in a separate process, like the server's. */
async function cost(plan: PageCostPlan): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'page-cost.ts'), {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the pages could not be drawn')));
  child.send(plan);
  const [value] = (await Promise.race([once(child, 'message'), ended])) as [number];
  ended.catch(() => {});
  return value;
}
