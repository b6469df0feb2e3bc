import type { inboxEndpoints } from '#contract/inbox.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { listApplications, listMessages } from './message-queries.ts';
import { sendApplication, sendMessage } from './write-to-operator.ts';

export const inboxHandlers: Handlers<typeof inboxEndpoints> = {
  sendMessage: (context, { body }) => sendMessage(context, body),
  apply: (context, { body }) => sendApplication(context, body),

  async listMessages({ database }, { query: { page, pageSize, ...filters } }) {
    const { rows, total } = await listMessages(database.db, {
      ...filters,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { data: rows.map(withInstant), page, pageSize, total };
  },
  async listApplications({ database }, { query: { page, pageSize, ...filters } }) {
    const { rows, total } = await listApplications(database.db, {
      ...filters,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { data: rows.map(withInstant), page, pageSize, total };
  },
};

const withInstant = <Row extends { writtenAt: Date }>(row: Row) => ({ ...row, writtenAt: row.writtenAt.toISOString() });
