import type { manualEntryEndpoints } from '#contract/suppliers/manual-entries.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { addManualEntry } from './add-manual-entry.ts';
import { recordEntryArrival } from './record-entry-arrival.ts';
import { releaseManualEntry } from './release-manual-entry.ts';

export const manualEntryHandlers: Handlers<typeof manualEntryEndpoints> = {
  addManualEntry: (context, { params, body }) => addManualEntry(context, params.id, body),
  async releaseManualEntry(context, { params }) {
    await releaseManualEntry(context, params.id);
    return undefined;
  },
  recordEntryArrival: (context, { params, body }) => recordEntryArrival(context, params.id, body.people),
};
