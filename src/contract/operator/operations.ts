// What runs behind the pages and has failed.
import { z } from '@hono/zod-openapi';
import { testEvent, webhookEvents } from '#kernel/choices/webhook-events.ts';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, instant, sortOf } from '#contract/primitives.ts';

const failure = z.object({
  name: z.string(),
  count: z.int(),
  since: instant,
  error: z.string().nullable().describe('the latest'),
});
const failures = z.array(failure);

const name = z.string().trim().min(1).max(300);
const failed = { name: z.string(), attempts: z.int(), error: z.string().nullable() };

const deadJob = z
  .object({
    id: z.int(),
    ...failed,
    payload: z.string().describe('JSON'),
    givenUpAt: instant,
    canRetry: z.boolean().describe('false once its payload was deleted'),
  })
  .openapi('DeadJob');
export type DeadJobView = z.output<typeof deadJob>;

const heldMail = z
  .object({
    id,
    ...failed,
    recipient: z.string(),
    subject: z.string(),
    writtenAt: instant,
    nextTryAt: instant.nullable().describe('null: it is not tried any more'),
  })
  .openapi('HeldMail');
export type HeldMailView = z.output<typeof heldMail>;

const heldWebhook = z
  .object({
    id,
    ...failed,
    event: z.enum([...webhookEvents, testEvent]),
    url: z.string(),
    supplier: z.string(),
    writtenAt: instant,
    nextTryAt: instant.nullable().describe('null: it is not tried any more'),
    canRetry: z.boolean().describe('false while the receiver is switched off or its supplier suspended'),
  })
  .openapi('HeldWebhook');
export type HeldWebhookView = z.output<typeof heldWebhook>;

/** One, or all of a name. */
const decision = z.strictObject({
  outcome: z.enum(['retry', 'discard']),
  reason: z.string().trim().max(1000).optional().describe('needed to discard'),
  name: name.optional().describe('all of this name'),
});
const decide = {
  method: 'POST',
  access: 'operator',
  status: 200,
  response: z.object({ count: z.int().describe('how many were still there and could be') }),
  codes: [],
  idempotent: true,
} as const;

export const operationEndpoints = endpoints({
  listFailures: {
    method: 'GET',
    path: '/admin/failures',
    summary: 'Jobs that were given up, by name, and mails and webhooks that could not be delivered yet',
    access: 'operator',
    status: 200,
    response: z.object({
      jobs: failures,
      mails: failures.describe('by the kind of mail'),
      webhooks: z
        .array(failure.extend({ canRetry: z.boolean().describe('false while all receivers of the host are off') }))
        .describe('by the host of the receiver'),
    }),
    codes: [],
  },
  listDeadJobs: {
    method: 'GET',
    path: '/admin/dead-jobs',
    summary: 'Jobs that were given up',
    access: 'operator',
    query: z.object({
      name: name.optional(),
      sort: sortOf('listDeadJobs'),
      before: z.coerce.number().int().min(1).optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(deadJob), next: z.int().nullable() }),
    codes: [],
  },
  decideDeadJobs: {
    ...decide,
    path: '/admin/dead-jobs/decisions',
    summary: 'Run jobs again that were given up, or delete them',
    body: decision.extend({ id: z.int().min(1).optional() }),
  },
  listHeldMails: {
    method: 'GET',
    path: '/admin/held-mails',
    summary: 'Mails that could not be delivered yet',
    access: 'operator',
    query: z.object({
      name: name.optional().describe('the kind of mail'),
      sort: sortOf('listHeldMails'),
      before: id.optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(heldMail), next: id.nullable() }),
    codes: [],
  },
  decideHeldMails: {
    ...decide,
    path: '/admin/held-mails/decisions',
    summary: 'Try to deliver mails again that are held up, or give them up',
    body: decision.extend({ id: id.optional() }),
  },
  listHeldWebhooks: {
    method: 'GET',
    path: '/admin/held-webhooks',
    summary: 'Messages that a receiver of a supplier has not accepted yet',
    access: 'operator',
    query: z.object({
      name: name.optional().describe('the host of the receiver'),
      sort: sortOf('listHeldWebhooks'),
      before: id.optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(heldWebhook), next: id.nullable() }),
    codes: [],
  },
  decideHeldWebhooks: {
    ...decide,
    path: '/admin/held-webhooks/decisions',
    summary:
      'Send messages again that a receiver has not accepted, or give them up; the supplier keeps them in the log',
    body: decision.extend({ id: id.optional() }),
  },
});

const invariantCheck = z.object({
  requestedAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  broken: z.int().nullable().describe('how many are broken; null: it has not ended, or failed'),
  findings: z
    .array(z.object({ invariant: z.string(), subject: z.string(), detail: z.string().nullable() }))
    .describe('the first hundred'),
  failure: z.string().nullable(),
});
export type InvariantCheckView = z.output<typeof invariantCheck>;

export const healthEndpoints = endpoints({
  getHealth: {
    method: 'GET',
    path: '/admin/health',
    summary:
      'How the marketplace runs: database, search, jobs, mails, disk, exchange rates, and the last check of the invariants',
    access: 'operator',
    status: 200,
    response: z.object({
      checks: z
        .object({ database: z.string(), migrations: z.string(), search: z.string() })
        .describe('"ok", or what is wrong'),
      queues: z.array(
        z.object({ worker: z.enum(['recurring', 'urgent', 'ordinary']), waiting: z.int(), oldestSeconds: z.number() }),
      ),
      deadJobs: z.int(),
      mails: z.object({
        waiting: z.int(),
        held: z.int(),
        oldestAt: instant.nullable(),
        hasServer: z.boolean().describe('false: no mail server is configured, and mails stay in the outbox'),
      }),
      disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable().describe('of the data folder'),
      database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string(), bytes: z.number() }),
      rates: z.object({
        asOf: calendarDate.describe('the day of the rates in use'),
        readAt: instant.nullable().describe('null: those of the build'),
        isFetched: z.boolean().describe('false: no source is configured'),
      }),
      process: z.object({ startedAt: instant, memoryBytes: z.number(), node: z.string() }).describe('that answered'),
      invariants: z.object({ last: invariantCheck.nullable(), pending: invariantCheck.nullable() }),
    }),
    codes: [],
  },
  checkInvariants: {
    method: 'POST',
    path: '/admin/health/invariants',
    summary: 'Check the invariants, in the background; one check at a time',
    access: 'operator',
    status: 202,
    response: invariantCheck,
    codes: [],
  },
});
