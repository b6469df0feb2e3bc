import type { contentEndpoints } from '#contract/content.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { operatorView } from './operator.ts';

/** What search and the process itself answer is composed in server/handlers.ts. */
type Elsewhere = 'getRanking' | 'reportMeasurements';

export const contentHandlers: Omit<Handlers<typeof contentEndpoints>, Elsewhere> = {
  getOperator: async (context) => operatorView(await currentSettings(context), context.caller.language),
};
