// Reading many rows by their ids, a page after the other, so that a long list does not have to fit into memory.
import { beforeAll } from '#kernel/ids.ts';

const usualLimit = 200;

type ReadPage<Row> = (afterId: string, limit: number) => Promise<readonly Row[]>;

/** Pages in the order of ids. The next one is read when the loop over them needs it; none is empty. */
export async function* pagesOf<Row extends { id: string }>(
  readPage: ReadPage<Row>,
  limit = usualLimit,
): AsyncIterable<readonly Row[]> {
  for (let afterId = beforeAll; ;) {
    const rows = await readPage(afterId, limit);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    afterId = rows.at(-1)!.id;
  }
}

/** The rows of all pages, one by one. */
export async function* inPages<Row extends { id: string }>(readPage: ReadPage<Row>): AsyncIterable<Row> {
  for await (const rows of pagesOf(readPage)) yield* rows;
}
