import type { personalDataEndpoints } from '#contract/accounts/personal-data.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';
import { eraseAccount } from './erase-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { summarise } from './personal-data.ts';

/** For the data sources of all domains, which the server lists. */
export function personalDataHandlers(sources: readonly PersonalDataSource[]): Handlers<typeof personalDataEndpoints> {
  return {
    getPersonalData: (context) => summarise(context, sources),
    exportPersonalData: (context) => exportPersonalData(context, sources),
    async eraseAccount(context) {
      await eraseAccount(context, sources);
      return undefined;
    },
  };
}
