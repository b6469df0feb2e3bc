// Contact messages to the operator and job applications.
import { z } from '@hono/zod-openapi';
import { applicationFields, contactTopics, messageStates } from '#kernel/choices/contact-topics.ts';
import { endpoints } from './endpoint.ts';
import { actor } from './operator/actor.ts';
import { id, idParams, instant, language, listOf, paging, sortOf } from './primitives.ts';

const sender = { name: z.string().trim().min(1).max(120), email: z.email().max(254) };
const received = z.object({ id, receivedAt: instant }).openapi('Received');
const https = z.url({ protocol: /^https$/ }).max(300);

const contactMessage = z.strictObject({
  ...sender,
  topic: z.enum(contactTopics),
  bookingReference: z.string().trim().min(1).max(20).optional(),
  message: z.string().trim().min(10).max(4000),
});
export type ContactMessage = z.output<typeof contactMessage>;

const application = z.strictObject({
  ...sender,
  field: z.enum(applicationFields),
  link: https.optional().describe('work, a profile or a curriculum vitae elsewhere'),
  message: z.string().trim().min(30).max(4000),
});
export type Application = z.output<typeof application>;

// Stored values are shown as they are, even if the rules for new ones have changed.
const stored = { id, language, writtenAt: instant, name: z.string(), email: z.string(), message: z.string() };
const storedMessage = z
  .object({
    ...stored,
    topic: z.string(),
    bookingReference: z.string().nullable(),
    done: z
      .object({
        at: instant,
        by: actor.nullable().describe('null: nobody any more, or it was older than a month at an upgrade'),
      })
      .nullable()
      .describe('null: open'),
  })
  .openapi('StoredMessage');
export type StoredMessage = z.output<typeof storedMessage>;

const storedApplication = z.object({ ...stored, field: z.string(), link: z.string().nullable() });

const findSender = z
  .string()
  .trim()
  .max(254)
  .optional()
  .describe('beginnings of words of a name, or the beginning of an e-mail');

export const inboxEndpoints = endpoints({
  sendMessage: {
    method: 'POST',
    path: '/contact-messages',
    summary: 'Write to the operator; a receipt goes to the sender',
    access: 'anyone',
    body: contactMessage,
    status: 201,
    response: received,
    codes: ['too_many_requests'],
  },
  apply: {
    method: 'POST',
    path: '/applications',
    summary: 'Apply for work with the operator; a receipt goes to the sender',
    access: 'anyone',
    body: application,
    status: 201,
    response: received,
    codes: ['too_many_requests'],
  },
  listMessages: {
    method: 'GET',
    path: '/admin/contact-messages',
    summary: 'Messages to the operator',
    access: 'support',
    query: z.object({
      ...paging,
      state: z.enum(messageStates).optional(),
      find: findSender,
      sort: sortOf('listMessages'),
    }),
    status: 200,
    response: listOf(storedMessage),
    codes: [],
  },
  setMessageState: {
    method: 'PUT',
    path: '/admin/contact-messages/{id}/state',
    summary: 'Mark a message as done, or as open again',
    access: 'support',
    params: idParams,
    body: z.strictObject({ state: z.enum(messageStates) }),
    status: 200,
    response: storedMessage,
    codes: ['not_found'],
  },
  listApplications: {
    method: 'GET',
    path: '/admin/applications',
    summary: 'Applications',
    access: 'operator',
    query: z.object({
      ...paging,
      find: findSender,
      sort: sortOf('listApplications'),
    }),
    status: 200,
    response: listOf(storedApplication),
    codes: [],
  },
});
