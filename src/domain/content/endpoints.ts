import type { contentEndpoints } from '#contract/content.ts';
import type { noticeEndpoints } from '#contract/notices.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { appealNotice } from './appeal-notice.ts';
import { decideNotice } from './decide-notice.ts';
import { listApplications, listMessages } from './message-queries.ts';
import { listNotices } from './notice-queries.ts';
import { adminNoticeView } from './notice-view.ts';
import { operatorView } from './operator.ts';
import { readNotice } from './read-notice.ts';
import { sendNotice } from './send-notice.ts';
import { apply, sendMessage } from './write-to-operator.ts';

/** What search, the storefront and the process itself answer is composed in server/handlers.ts. */
type Elsewhere = 'getRanking' | 'getFigures' | 'reportMeasurements';

export const contentHandlers: Omit<Handlers<typeof contentEndpoints>, Elsewhere> & Handlers<typeof noticeEndpoints> = {
  getOperator: async (context) => operatorView(await currentSettings(context), context.caller.language),
  sendMessage: (context, { body }) => sendMessage(context, body),
  apply: (context, { body }) => apply(context, body),

  async listMessages({ database }, { query: { page, pageSize } }) {
    const part = { limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listMessages(database.read, part);
    return { data: rows.map(withInstant), page, pageSize, total };
  },
  async listApplications({ database }, { query: { page, pageSize } }) {
    const part = { limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listApplications(database.read, part);
    return { data: rows.map(withInstant), page, pageSize, total };
  },

  sendNotice: (context, { body }) => sendNotice(context, body),
  readNotice: (context, { body }) => readNotice(context, body),
  appealNotice: (context, { body }) => appealNotice(context, body),
  async listNotices({ database }, { query: { page, pageSize, state } }) {
    const question = { state, limit: pageSize, offset: (page - 1) * pageSize };
    const { notices, total } = await listNotices(database.read, question);
    return { data: notices.map(adminNoticeView), page, pageSize, total };
  },
  decideNotice: (context, { params, body }) => decideNotice(context, params.id, body),
};

const withInstant = <Row extends { writtenAt: Date }>(row: Row) => ({ ...row, writtenAt: row.writtenAt.toISOString() });
