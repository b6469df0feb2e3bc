// The addresses that a supplier has told of events, as it takes them along: without their secrets, which are shown once.
import type { CsvSource } from '#platform/archive/csv-source.ts';
import { listWebhooksOf } from './webhook-queries.ts';

export const exportedWebhooks: CsvSource = {
  name: 'webhooks',
  columns: ['url', 'events', 'createdAt', 'disabledBy'],
  async *readRows(db, supplierId) {
    for (const { url, events, createdAt, disabledBy } of await listWebhooksOf(db, supplierId))
      yield { url, events: events.join(' '), createdAt, disabledBy };
  },
};
