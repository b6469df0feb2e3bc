// Notices of unlawful content, decisions on them and appeals (Regulation (EU) 2022/2065, articles 16, 17 and 20).
import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { actor } from './operator/actor.ts';
import { noticeCategories } from '#kernel/notices/notice-categories.ts';
import { id, idParams, instant, language, listOf, paging, sortOf } from './primitives.ts';

export const noticeStates = ['received', 'decided', 'appealed', 'closed'] as const;
export const noticeOrigins = ['report', 'operator'] as const;
export const noticeParties = ['notifier', 'partner', 'user'] as const;
export const noticeContents = ['tour', 'page', 'supplier', 'user'] as const;
const parties = z.enum(noticeParties);
const content = z.enum(noticeContents).describe('of what kind the content is; `supplier` and `user`: their suspension');

const decision = z.object({
  stage: z.enum(['first', 'appeal', 'withdrawal']),
  outcome: z.enum(['removed', 'kept']),
  basis: z.enum(['law', 'terms']).nullable(),
  reasons: z.string(),
  decidedAt: instant,
});

export const noticeView = z
  .object({
    reference: z.string(),
    origin: z
      .enum(noticeOrigins)
      .describe('`operator`: it took the tour off sale or suspended a user by itself, no one reported it'),
    state: z.enum(noticeStates),
    category: z.enum(noticeCategories),
    content,
    address: z.string(),
    statement: z.string(),
    receivedAt: instant,
    decisions: z.array(decision),
    appeal: z.object({ by: parties, text: z.string(), appealedAt: instant }).nullable(),
    you: parties.describe('whose code was given'),
    appealBefore: instant.nullable().describe('until when the reader may appeal; null: not at all'),
  })
  .openapi('Notice');
export type NoticeView = z.output<typeof noticeView>;

/** Without confidential fields; only the operator sees the notifier. */
export const adminNoticeView = noticeView
  .omit({ you: true, appealBefore: true })
  .extend({
    id,
    decisions: z.array(decision.extend({ decidedBy: actor.nullable().describe('null: a command on the machine') })),
    tourId: id.nullable(),
    tourTitle: z.string().nullable(),
    subject: z
      .object({ kind: z.enum(['user', 'supplier']), id, name: z.string().describe('of a user the e-mail address') })
      .nullable()
      .describe('who is suspended'),
    name: z.string().nullable(),
    email: z.string().nullable(),
    language,
  })
  .openapi('AdminNotice');
export type AdminNoticeView = z.output<typeof adminNoticeView>;

/** A decided notice as anyone may read it: nothing of it names or finds a person, a tour or a partner. */
const loggedNotice = z
  .object({
    content,
    category: z.enum(noticeCategories),
    origin: z.enum(noticeOrigins),
    receivedAt: instant.describe('the day, at its beginning in UTC'),
    decisions: z.array(decision.omit({ reasons: true })),
    appealedBy: parties.nullable(),
  })
  .openapi('LoggedNotice');
export type LoggedNotice = z.output<typeof loggedNotice>;

const key = { reference: z.string().trim().min(1).max(20), code: z.string().trim().min(1).max(20) };

export const noticeEndpoints = endpoints({
  sendNotice: {
    method: 'POST',
    path: '/notices',
    summary: 'Report unlawful content; the answer carries the reference and the code that its state is read with',
    access: 'anyone',
    body: z.strictObject({
      address: z.string().trim().min(1).max(500).describe('the page: a path or an address of this marketplace'),
      category: z.enum(noticeCategories),
      statement: z.string().trim().min(30).max(5000).describe('what is unlawful, and why'),
      name: z.string().trim().min(1).max(120).optional().describe('may be left out for crimes against minors only'),
      email: z.email().max(254).optional(),
      goodFaith: z.boolean().refine((given) => given, { params: { rule: 'required' } }),
    }),
    status: 201,
    response: z.object({ code: z.string(), notice: noticeView }),
    codes: ['too_many_requests'],
  },
  readNotice: {
    method: 'POST',
    path: '/notices/state',
    summary: 'The state of a notice, for anyone who has its reference and a code',
    access: 'anyone',
    body: z.strictObject(key),
    status: 200,
    response: noticeView,
    codes: ['not_found', 'too_many_requests'],
  },
  listDecisions: {
    method: 'GET',
    path: '/notices/decisions',
    summary: 'Notices that were decided, the latest first, without names, addresses and reasons',
    access: 'anyone',
    query: z.object(paging),
    status: 200,
    response: listOf(loggedNotice),
    codes: [],
  },
  appealNotice: {
    method: 'POST',
    path: '/notices/appeal',
    summary:
      'Appeal against a decision within six months: a removal whom it concerns, anything else who reported; once',
    access: 'anyone',
    body: z.strictObject({ ...key, text: z.string().trim().min(30).max(5000) }),
    status: 200,
    response: noticeView,
    codes: ['not_found', 'notice_state', 'too_many_requests'],
  },
  listNotices: {
    method: 'GET',
    path: '/admin/notices',
    summary: 'Notices',
    access: 'operator',
    query: z.object({
      ...paging,
      sort: sortOf('listNotices'),
      state: z.enum(noticeStates).optional(),
      pauses: z
        .stringbool()
        .default(false)
        .describe('only tours that the operator has taken off sale by itself and that still are'),
    }),
    status: 200,
    response: listOf(adminNoticeView),
    codes: [],
  },
  pauseTourByOperator: {
    method: 'POST',
    path: '/admin/tours/pauses',
    summary:
      'Take a tour off sale without a report; its supplier reads the reasons, may appeal, and cannot put it back',
    access: 'operator',
    body: z.strictObject({
      address: z.string().trim().min(1).max(500).describe('of the page of the tour'),
      category: z.enum(noticeCategories),
      basis: z.enum(['law', 'terms']),
      reasons: z.string().trim().min(30).max(5000),
    }),
    status: 201,
    response: adminNoticeView,
    codes: ['tour_state'],
  },
  decideNotice: {
    method: 'POST',
    path: '/admin/notices/{id}/decision',
    summary:
      'Decide a notice or an appeal, or put back what the operator took down by itself, with reasons; both sides are written to',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(['removed', 'kept']),
      basis: z.enum(['law', 'terms']).optional().describe('what the content breaks; required to remove'),
      reasons: z.string().trim().min(30).max(5000),
    }),
    status: 200,
    response: adminNoticeView,
    codes: ['not_found', 'notice_state', 'suspension_state'],
  },
});
