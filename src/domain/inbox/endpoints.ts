import type { inboxEndpoints, StoredMessage } from '#contract/inbox.ts';
import { actorView } from '#domain/audit/actor-view.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { listApplications, type ListedMessageRow, listMessages } from './message-queries.ts';
import { setMessageState } from './set-message-state.ts';
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
    return { data: rows.map(messageView), page, pageSize, total };
  },
  setMessageState: async (context, { params, body }) =>
    messageView(await setMessageState(context, params.id, body.state)),
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

const messageView = ({ doneAt, ...row }: ListedMessageRow): StoredMessage => ({
  ...withInstant(row),
  done: doneAt && { at: doneAt.toISOString(), by: actorView(row) },
});
