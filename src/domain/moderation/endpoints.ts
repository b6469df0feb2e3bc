import type { suspensionEndpoints } from '#contract/accounts/suspensions.ts';
import type { noticeEndpoints } from '#contract/notices.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';
import { appealNotice } from './appeal-notice.ts';
import { changeSuspension, type Ground } from './change-suspension.ts';
import { decideNotice } from './decide-notice.ts';
import { listDecided, listNotices, listSupplierSuspensions } from './notice-queries.ts';
import { adminNoticeView, loggedNotice, suspensionOf } from './notice-view.ts';
import { openSuspension } from './open-suspension.ts';
import { pauseTour } from './pause-tour.ts';
import { readNotice } from './read-notice.ts';
import { sendNotice } from './send-notice.ts';

export const moderationHandlers: Handlers<typeof noticeEndpoints> = {
  sendNotice: (context, { body }) => sendNotice(context, body),
  readNotice: (context, { body }) => readNotice(context, body),
  appealNotice: (context, { body }) => appealNotice(context, body),
  async listNotices({ database }, { query: { page, pageSize, ...filters } }) {
    const { notices, total } = await listNotices(database.db, {
      ...filters,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { data: notices.map(adminNoticeView), page, pageSize, total };
  },
  async listDecisions({ database }, { query: { page, pageSize } }) {
    const { notices, total } = await listDecided(database.db, { limit: pageSize, offset: (page - 1) * pageSize });
    return { data: notices.map(loggedNotice), page, pageSize, total };
  },
  pauseTourByOperator: (context, { body }) => pauseTour(context, body),
  decideNotice: (context, { params, body }) => decideNotice(context, params.id, body),
};

type Restoration = { params: { id: string }; body: { reason: string } };
type Suspension = { params: { id: string }; body: { reason: string } & Ground };

const suspend =
  (kind: Subject['kind']) =>
  (context: Context, { params: { id }, body: { reason, ...ground } }: Suspension) => {
    const by = { actorId: signedIn(context).id, language: context.caller.language };
    return changeSuspension(context, { action: 'suspend', subject: { kind, id }, reason, ground, ...by });
  };

const restore =
  (kind: Subject['kind']) =>
  (context: Context, { params: { id }, body: { reason } }: Restoration) =>
    changeSuspension(context, { action: 'restore', subject: { kind, id }, actorId: signedIn(context).id, reason });

export const suspensionHandlers: Handlers<typeof suspensionEndpoints> = {
  openSuspension: (context, { body }) => openSuspension(context, body),
  async listSupplierSuspensions({ database }, { query: { suppliers } }) {
    return { data: (await listSupplierSuspensions(database.db, suppliers)).map(suspensionOf) };
  },
  suspendUser: suspend('user'),
  restoreUser: restore('user'),
  suspendSupplier: suspend('supplier'),
  restoreSupplier: restore('supplier'),
};
