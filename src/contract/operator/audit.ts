// What operators did, and whether the log of it is whole.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { actor } from './actor.ts';
import { calendarDate, id, instant, sortOf } from '#contract/primitives.ts';
import { auditActs } from '#kernel/choices/audit-acts.ts';

export const auditEntry = z
  .object({
    id,
    sequence: z.int().describe('its place in the log, from 1'),
    at: instant,
    actor: actor.nullable().describe('null: a command on the machine'),
    act: z.enum(auditActs),
    subject: z.object({ id: z.string(), name: z.string().nullable().describe('null: it is not there any more') }),
    reason: z.string().nullable(),
    before: z.string().nullable().describe('JSON, of a setting'),
    after: z.string().nullable(),
    hash: z.string(),
  })
  .openapi('AuditEntry');
export type AuditEntryView = z.output<typeof auditEntry>;

export const auditEndpoints = endpoints({
  listAuditEntries: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'What operators did',
    access: 'operator',
    query: z.object({
      actor: id.optional(),
      act: z.enum(auditActs).optional(),
      subject: z
        .string()
        .trim()
        .max(254)
        .optional()
        .describe(
          'an id, the reference of a booking or a notice, the key or a part of the label of a setting, or the beginning of an e-mail or of words of the name of a user, a supplier or a tour',
        ),
      from: calendarDate.optional().describe('the first day, in UTC'),
      until: calendarDate.optional().describe('the last day, in UTC'),
      sort: sortOf('listAuditEntries'),
      before: z.coerce
        .number()
        .int()
        .min(1)
        .optional()
        .describe('entries before this one: `next` of the answer before'),
    }),
    status: 200,
    response: z.object({
      data: z.array(auditEntry),
      next: z.int().nullable(),
      actors: z.array(actor).describe('operators, and up to 200 others with an entry'),
    }),
    codes: [],
  },
  verifyAuditLog: {
    method: 'GET',
    path: '/admin/audit/verification',
    summary: 'Whether the audit log is whole: all of it by the daily check, later entries now',
    access: 'operator',
    status: 200,
    response: z.object({
      entries: z.int(),
      firstAt: instant.nullable(),
      lastAt: instant.nullable(),
      hash: z.string().describe('of the last entry: noted elsewhere, it shows whether all of the log was rewritten'),
      checkedAt: instant.nullable().describe('when all of it was checked'),
      checkedEntries: z.int().describe('how many were whole then; those after them are checked now'),
      broken: z
        .object({ sequence: z.int(), id: id.nullable() })
        .nullable()
        .describe('the first entry that is not as it was written'),
    }),
    codes: [],
  },
  checkAuditLog: {
    method: 'POST',
    path: '/admin/audit/verification',
    summary: 'Check all of the audit log again, in the background',
    access: 'operator',
    status: 202,
    response: z.object({}),
    codes: [],
  },
});
