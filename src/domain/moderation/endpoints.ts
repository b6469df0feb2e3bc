import type { noticeEndpoints } from '#contract/notices.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { appealNotice } from './appeal-notice.ts';
import { decideNotice } from './decide-notice.ts';
import { listDecided, listNotices } from './notice-queries.ts';
import { adminNoticeView, loggedNotice } from './notice-view.ts';
import { pauseTour } from './pause-tour.ts';
import { readNotice } from './read-notice.ts';
import { sendNotice } from './send-notice.ts';

export const moderationHandlers: Handlers<typeof noticeEndpoints> = {
  sendNotice: (context, { body }) => sendNotice(context, body),
  readNotice: (context, { body }) => readNotice(context, body),
  appealNotice: (context, { body }) => appealNotice(context, body),
  async listNotices({ database }, { query: { page, pageSize, state, pauses } }) {
    const { notices, total } = await listNotices(database.read, {
      state,
      pauses,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { data: notices.map(adminNoticeView), page, pageSize, total };
  },
  async listDecisions({ database }, { query: { page, pageSize } }) {
    const { notices, total } = await listDecided(database.read, { limit: pageSize, offset: (page - 1) * pageSize });
    return { data: notices.map(loggedNotice), page, pageSize, total };
  },
  pauseTourByOperator: (context, { body }) => pauseTour(context, body),
  decideNotice: (context, { params, body }) => decideNotice(context, params.id, body),
};
