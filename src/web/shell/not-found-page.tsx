import { ApiProblem } from '#web/runtime/api/call.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { NotFound } from './not-found.tsx';

/** Matches every address that no other page matches. Throwing in the loader makes the status 404. */
export const page = definePage<null>({
  load: async () => {
    throw new ApiProblem({ status: 404, code: 'not_found' });
  },
  head: (_, { t }) => ({ title: t('not_found_title'), indexed: false }),
  Page: NotFound,
});
