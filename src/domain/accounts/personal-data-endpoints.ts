import type { personalDataEndpoints } from '#contract/personal-data.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import type { PersonalPart } from '#platform/personal-data/part.ts';
import { eraseAccount } from './erase-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { summarise } from './personal-data.ts';

/** Over the parts of all domains, which the server lists. */
export function personalDataHandlers(parts: readonly PersonalPart[]): Handlers<typeof personalDataEndpoints> {
  return {
    getPersonalData: (context) => summarise(context, parts),
    exportPersonalData: (context) => exportPersonalData(context, parts),
    async eraseAccount(context, { body }) {
      await eraseAccount(context, parts, body.password);
      return undefined;
    },
  };
}
