import { DomainError } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { unreviewedTourEndpoints } from '#contract/operator/unreviewed-tours.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findTourToLookOver, listUnreviewed } from './unreviewed-tour-queries.ts';

type Listed = ResponseOf<(typeof unreviewedTourEndpoints)['listUnreviewedTours']>;

const perPage = 25;

export const unreviewedTourHandlers: Handlers<typeof unreviewedTourEndpoints> = {
  async listUnreviewedTours({ database, caller }, { query: { sort, before } }): Promise<Listed> {
    const limit = perPage + 1;
    const { rows, total } = await listUnreviewed(database.db, { sort, before, limit, language: caller.language });
    const shown = rows.slice(0, perPage);
    const data = shown.map(({ createdAt, ...tour }) => ({ ...tour, createdAt: createdAt.toISOString() }));
    return { data, next: rows.length > perPage ? shown.at(-1)!.id : null, total };
  },
  async lookOverTour(context, { params }) {
    await lookOver(context, params.id);
    return undefined;
  },
};

/** The audit entry is all that is stored of it. Throws `not_found` for a tour that is not on sale. */
async function lookOver(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const tour = await findTourToLookOver(db, id);
    if (!tour) throw new DomainError('not_found');
    if (!tour.isReviewed) await recordActOf(context, db, { act: 'tour_look_over', subjectId: id });
  });
}
