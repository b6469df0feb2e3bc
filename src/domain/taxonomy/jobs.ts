import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import { renameInDrafts } from '#domain/authoring/draft-queries.ts';
import { listTourIdsOf } from '#domain/catalogue/taxonomy-queries.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { taxonomyJobs } from './job-types.ts';

const toursAtOnce = 300;

export const taxonomyHandlers: HandlersOf<typeof taxonomyJobs> = {
  /** Writes the documents of the tours of a place, category or tag, and goes on in a job of its own where there are many. */
  async 'index-tours-of'(services, { kind, id, after }) {
    const { database, clock } = services;
    let last = after;
    const isMore = await workInBatches(async () => {
      const ids = await listTourIdsOf(database.db, kind, { id, after: last, limit: toursAtOnce });
      await database.transaction((transaction) => indexTours(transaction, ids));
      last = ids.at(-1) ?? last;
      return ids.length === toursAtOnce;
    });
    if (isMore) await enqueue(database.db, taxonomyJobs['index-tours-of'], { kind, id, after: last }, clock.now());
  },

  'follow-moved-slug': ({ database }, { kind, from, to }) => renameInDrafts(database.db, kind, from, to),
};
