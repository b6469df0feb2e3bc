// Sends what is due. Nothing is sent inside a transaction; a process that ends in between sends a message twice, which its id says.
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { OutboundResult } from '#platform/outbound/outbound.ts';
import type { Services } from '#platform/services.ts';
import { decrypt } from '#platform/encryption/encryption.ts';
import {
  deleteOldDeliveries,
  type DueEndpoint,
  findDueDelivery,
  findDueEndpoints,
  findReceivingEndpoint,
  giveUpWaiting,
  recordAttempt,
} from './delivery-queries.ts';
import { webhookJobs } from './job-types.ts';
import { signedHeaders } from './sign.ts';
import { type Delivery, deliveryDays, failingMs, retryAt } from './webhook.ts';
import { disableAfterFailures, recordAnswering, recordFailing } from './webhook-queries.ts';

const endpointsAtOnce = 8;
const endpointsPerRun = 200;
/** Of one endpoint before the next one has its turn. */
const messagesPerRun = 50;
const answerMs = 10_000;
const answerBytes = 1000;

export const secretOwner = (endpointId: string): string => `webhook ${endpointId}`;

/** A recurring job. One endpoint gets one message at a time, in the order of events; the first that fails ends its turn, so that one
 *  that does not answer takes ten seconds of a run. An error at one does not stop the others; the job fails at the end, so that no
 *  message is still on its way when the next run begins. */
export async function deliverWebhooks(services: Services): Promise<void> {
  const due = await findDueEndpoints(services.database.db, services.clock.now(), endpointsPerRun);
  const next = due.values();
  const failures: unknown[] = [];
  const deliverNext = async () => {
    for (const id of next) await deliverTo(services, id).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: endpointsAtOnce }, deliverNext));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} webhooks could not be sent to; the first: ${String(failures[0])}`,
    );
}

/** The address is read again before each message: its owner may have led it elsewhere, or its supplier gets no messages any more. */
async function deliverTo(services: Services, endpointId: string): Promise<void> {
  const { database, clock } = services;
  const startedMs = performance.now();
  for (let sent = 0; sent < messagesPerRun && performance.now() - startedMs < answerMs; sent++) {
    const endpoint = await findReceivingEndpoint(database.db, endpointId);
    const delivery = endpoint && (await findDueDelivery(database.db, endpointId, clock.now()));
    if (!delivery) return;
    const result = await send(services, endpoint, delivery);
    if ('isStopped' in result) return;
    const hasArrived = 'status' in result && result.status >= 200 && result.status < 300;
    await (hasArrived ? recordArrival : recordFailure)(services, { endpoint, delivery, result });
    if (!hasArrived) return;
  }
}

async function send(services: Services, endpoint: DueEndpoint, delivery: Delivery): Promise<OutboundResult> {
  const { secrets, clock, outbound } = services;
  const now = clock.now();
  const { encryptedSecret, previousEncryptedSecret, previousUntil } = endpoint;
  const signing = [
    encryptedSecret,
    ...(previousEncryptedSecret && previousUntil! > now ? [previousEncryptedSecret] : []),
  ];
  const message = { id: delivery.messageId, at: now, body: delivery.body };
  const plain = signing.map((secret) => decrypt(secrets, secretOwner(endpoint.id), secret).toString());
  return outbound({
    url: endpoint.url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Senda-Webhooks/1', ...signedHeaders(message, plain) },
    body: delivery.body,
    bytesMax: answerBytes,
    mayCut: true,
    timeoutMs: answerMs,
  });
}

type Outcome = Exclude<OutboundResult, { isStopped: true }>;
type Attempt = { endpoint: DueEndpoint; delivery: Delivery; result: Outcome };

async function recordArrival({ database, clock }: Services, { endpoint, delivery, result }: Attempt): Promise<void> {
  const now = clock.now();
  await recordAttempt(database.db, delivery, {
    ...attemptOf(delivery, result, now),
    dueAt: null,
    deliveredAt: now,
  });
  await recordAnswering(database.db, endpoint.id);
}

/** 410 says that the receiver is gone for good, and switches it off at once; otherwise it is switched off when a message is given up and
 *  nothing was accepted for a day. */
async function recordFailure({ database, clock }: Services, { endpoint, delivery, result }: Attempt): Promise<void> {
  const now = clock.now();
  const isGone = 'status' in result && result.status === 410;
  await database.transaction(async (db) => {
    const dueAt = isGone ? null : retryAt(delivery.attempts + 1, now);
    const attempted = { ...attemptOf(delivery, result, now), dueAt, deliveredAt: null };
    if (!(await recordAttempt(db, delivery, attempted))) return;
    const failingSince = await recordFailing(db, endpoint.id, now);
    const isOver = dueAt === null && now.getTime() - failingSince.getTime() >= failingMs;
    if (isGone || isOver) await switchOff(db, endpoint, now);
  });
}

async function switchOff(db: Queryable, { id, supplierId, url }: DueEndpoint, now: Date): Promise<void> {
  if (!(await disableAfterFailures(db, id, now))) return;
  await giveUpWaiting(db, id);
  await enqueue(db, webhookJobs['webhook-failed'], { id: newId(), supplierId, url }, now);
}

function attemptOf({ attempts }: Delivery, result: Outcome, now: Date) {
  const answer =
    'failure' in result
      ? { status: null, failure: result.failure, response: null }
      : { status: result.status, failure: null, response: textOf(result.body) };
  return { attempts: attempts + 1, attemptedAt: now, ...answer };
}

/** PostgreSQL stores no zero characters. */
const textOf = (body: Buffer): string => body.toString('utf8').replaceAll('\0', '').slice(0, answerBytes);

export const purgeDeliveries = ({ database, clock }: Services): Promise<void> =>
  deleteOldDeliveries(database.db, new Date(clock.now().getTime() - deliveryDays * 86_400_000));
