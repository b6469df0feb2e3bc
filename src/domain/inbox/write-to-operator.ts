// Stores a message to the operator or an application; a job sends mails to both sides.
import type { Application, ContactMessage } from '#contract/inbox.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { messageJobs } from './job-types.ts';
import { insertApplication, insertMessage } from './message-queries.ts';

type Received = { id: string; receivedAt: string };

export async function sendMessage(context: Context, message: ContactMessage): Promise<Received> {
  const base = await messageBase(context);
  const row = { bookingReference: null, ...message, ...base };
  await context.database.transaction(async (transaction) => {
    await insertMessage(transaction, row);
    await enqueue(transaction, messageJobs['message-written'], { messageId: base.id }, base.writtenAt);
  });
  return finishMessage(context, base);
}

export async function sendApplication(context: Context, application: Application): Promise<Received> {
  const base = await messageBase(context);
  const row = { link: null, ...application, ...base };
  await context.database.transaction(async (transaction) => {
    await insertApplication(transaction, row);
    await enqueue(transaction, messageJobs['application-written'], { applicationId: base.id }, base.writtenAt);
  });
  return finishMessage(context, base);
}

async function messageBase(context: Context) {
  await throttle(context, 'messages', context.caller.address);
  return { id: newId(), language: context.caller.language, writtenAt: context.clock.now() };
}

function finishMessage({ wakeJobs }: Context, { id, writtenAt }: { id: string; writtenAt: Date }): Received {
  wakeJobs();
  return { id, receivedAt: writtenAt.toISOString() };
}
