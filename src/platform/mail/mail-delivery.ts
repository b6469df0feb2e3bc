// Every process delivers mails from the outbox at its own rate, so more processes deliver more. Urgent mails have
// their own deliveries, so that slow ones do not delay them.
import { setTimeout } from 'node:timers/promises';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '#platform/config/config.ts';
import { repeating } from '#platform/jobs/repeating.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import {
  leaseMail,
  type LeasedMail,
  type MailQueue,
  markSent,
  returnToQueue,
  scheduleRetry,
} from './outbox-queries.ts';

const everyMs: Record<MailQueue, number> = { urgent: 2000, ordinary: 5000 };
const mailsPerRun = 20;
/** Before the second try; the pauses after it grow. */
const firstPauseSeconds = { refused: 120, interrupted: 30 };
/** The maximum at the same time for each queue; each is a connection to the mail server. */
const deliveriesAtOnce = 4;

/** What is done to the HTML of a mail when it is sent. */
type Finish = (html: string) => Promise<string>;
type Sent = LeasedMail & { finish: Finish };

export type MailDelivery = {
  /** Delivers pending mails, up to the maximum of a run, and returns how many it took. */
  run(queue: MailQueue): Promise<number>;
  start(): void;
  /** Waits only for the mails that are being sent; the others that are leased go back to the queue. */
  stop(): Promise<void>;
};

/** Delivers nothing if no mail server is configured. A mail that the server refuses is retried, twelve times in all;
 *  if the server cannot be reached the run fails and no mail loses an attempt. Any other error counts as an attempt,
 *  otherwise a mail that always fails would stay first in its queue. */
export function createMailDelivery(services: Services, finish: Finish = (html) => Promise.resolve(html)): MailDelivery {
  const { smtpUrl, mailsPerSecond } = services.config;
  if (!smtpUrl) return { run: async () => 0, start: () => {}, stop: async () => {} };
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const stopping = new AbortController();
  const waitForTurn = createPace(mailsPerSecond, stopping.signal);

  async function run(queue: MailQueue): Promise<number> {
    let sendCount = 0;
    const deliverNext = async () => {
      while (sendCount < mailsPerRun && !stopping.signal.aborted) {
        sendCount++;
        const mail = await leaseMail(services, queue);
        if (!mail) return void sendCount--;
        if (await waitForTurn()) await deliver(services, transporter, { ...mail, finish });
        else await returnToQueue(services, mail);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: deliveriesAtOnce }, deliverNext));
    for (const delivery of ended) if (delivery.status === 'rejected') throw delivery.reason;
    return sendCount;
  }

  const workers = (['urgent', 'ordinary'] as const).map((queue) =>
    repeating(() => run(queue), {
      everyMs: everyMs[queue],
      isMore: (sendCount) => sendCount === mailsPerRun,
      stalled: (error) => services.log.error('mails were not delivered', { queue, ...describeError(error) }),
    }),
  );
  return {
    run,
    start: () => workers.forEach((worker) => worker.start()),
    async stop() {
      stopping.abort();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Resolves for one caller at a time, evenly spread over each second; with false at once when `signal` aborts. */
function createPace(perSecond: number, signal: AbortSignal): () => Promise<boolean> {
  let nextMs = 0;
  return () => {
    const nowMs = performance.now();
    const waitMs = Math.max(0, nextMs - nowMs);
    nextMs = nowMs + waitMs + 1000 / perSecond;
    return setTimeout(waitMs, true, { signal }).catch(() => false);
  };
}

async function deliver(services: Services, transporter: Transporter, mail: Sent): Promise<void> {
  try {
    await send(transporter, mail, services.config);
  } catch (thrown) {
    const error = thrown as Error & { code?: string };
    const isRefused = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
    if (!isRefused && !(await isReachable(transporter))) {
      await returnToQueue(services, mail, error);
      throw error;
    }
    const failure = isRefused ? 'refused' : 'interrupted';
    await scheduleRetry(services, mail, { error, firstPauseSeconds: firstPauseSeconds[failure] });
    services.log.warn(`a mail was ${failure}`, { mail: mail.id, attempts: mail.attempts });
    if (isRefused) return;
    // The server may be failing for all mails: this delivery takes no other mail before the next run.
    throw error;
  }
  await markSent(services, mail);
}

/** Connects and authenticates first: an error code alone does not show whether the server was unreachable or failed
 *  at the mail. */
const isReachable = (transporter: Transporter): Promise<boolean> =>
  transporter.verify().then(
    () => true,
    () => false,
  );

async function send(transporter: Transporter, mail: Sent, { mailFrom, appUrl }: Config): Promise<void> {
  await transporter.sendMail({
    from: mailFrom,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.bodyText,
    html: await mail.finish(mail.bodyHtml),
    messageId: `<${mail.id}@${new URL(appUrl).hostname}>`,
  });
}
