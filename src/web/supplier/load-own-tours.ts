import * as paths from '#contract/paths.generated.ts';
import type { TourDraftCard } from '#contract/suppliers/tour-drafts.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

const pageSize = 100;

/** All tours of a supplier, for a choice among them: some have 500. */
export async function loadOwnTours({
  call,
  language,
}: Pick<LoadContext, 'call' | 'language'>): Promise<TourDraftCard[]> {
  const read = (page: number) => call(paths.listTourDrafts, { query: { page, pageSize, lang: language } });
  const first = await read(1);
  const more = Array.from({ length: Math.max(0, Math.ceil(first.total / pageSize) - 1) }, (_, index) =>
    read(index + 2),
  );
  const pages = [first, ...(await Promise.all(more))];
  // One that is changed meanwhile moves to the first page.
  return [...new Map(pages.flatMap(({ data }) => data).map((tour) => [tour.id, tour])).values()];
}
