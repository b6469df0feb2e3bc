// Shared by both page benches: the requests, and the floor of React's rendering.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Subject } from './bench.ts';
import type { BenchEnvironment } from './bench-environment.ts';

const root = path.join(import.meta.dirname, '..');

/** Why pages cannot be measured, if so. */
export function missingPagesReason(): string | undefined {
  return existsSync(path.join(root, 'dist/server/entry-server.js'))
    ? undefined
    : 'no pages are built; npm run build makes them';
}

/** Pages of different tours in three languages: more than a round requests, so none is cached. */
export async function tourPages(environment: BenchEnvironment): Promise<string[]> {
  const { rows } = await environment.sql.query<{ slug: string }>(
    'select slug from tours order by popularity desc limit 5000',
  );
  return ['', '/es', '/fr'].flatMap((prefix) => rows.map(({ slug }) => `${prefix}/tour/${slug}`));
}

export async function plainMarkup(origin: string, page: string): Promise<Subject> {
  const html = await (await fetch(origin + page)).text();
  return {
    what: 'renderToString of the same markup as plain elements, one thread',
    async run(seconds) {
      const child = fork(path.join(import.meta.dirname, 'plain-markup.ts'), {
        execArgv: process.execArgv,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      child.send({ html, seconds });
      const [value] = (await once(child, 'message')) as [number];
      return { value, details: { htmlBytes: html.length } };
    },
  };
}
