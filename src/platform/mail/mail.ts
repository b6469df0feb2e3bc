// Mails are written to the outbox (table `mails`) with the event they tell of, then delivered. Without a mail
// server they stay there, readable at /_mail.
import { type Selectable, sql } from 'kysely';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '#platform/config/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { MailsTable } from '#platform/database/tables.ts';
import { erasedMailDomain } from '#platform/personal-data/part.ts';
import type { Services } from '#platform/services.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';

export type Mail = {
  /** Unique: a second mail of the same event is not written. */
  event: string;
  recipient: string;
  language: Language;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  /** What it says opens something for long: once it is delivered only its recipient has it. */
  holdsSecret?: true;
};

export async function writeMail(db: Queryable, mail: Mail, now: Date): Promise<void> {
  await writeMails(db, [mail], now);
}

/** Nothing is written to people whose account was erased. */
export async function writeMails(db: Queryable, mails: readonly Mail[], now: Date): Promise<void> {
  const meant = mails.filter(({ recipient }) => !recipient.endsWith(`@${erasedMailDomain}`));
  if (meant.length === 0) return;
  await db
    .insertInto('mails')
    .values(meant.map((mail) => ({ id: newId(), ...mail, createdAt: now, nextTryAt: now })))
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute();
}

let transporter: Transporter | undefined;

// Longer than a delivery can take (see the time-outs): who took a mail and died leaves it to others after that.
const leaseSeconds = 120;
const attemptsMax = 12;
const mailsAtOnce = 50;

/** Delivers what the outbox holds; a job. A mail that the server refuses is tried again after growing pauses, twelve
 *  times in all; where the server itself cannot be reached the job fails and no mail has lost a try. */
export async function deliverMails(services: Services): Promise<void> {
  const { config, database } = services;
  if (!config.smtpUrl) return;
  transporter ??= nodemailer.createTransport({
    url: config.smtpUrl,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  for (let count = 0; count < mailsAtOnce; count++) {
    const mail = await takeMail(services);
    if (!mail) return;
    try {
      await send(transporter, mail, config);
    } catch (error) {
      await putBack(services, mail, error as Error & { code?: string });
      continue;
    }
    await database.read
      .updateTable('mails')
      .set({ sentAt: services.clock.now(), lastError: null, ...(mail.holdsSecret && { bodyText: '', bodyHtml: '' }) })
      .where('id', '=', mail.id)
      .execute();
  }
}

type Waiting = Pick<
  Selectable<MailsTable>,
  'id' | 'recipient' | 'subject' | 'bodyText' | 'bodyHtml' | 'attempts' | 'holdsSecret'
>;

/** The mail that waits longest, leased: processes side by side take different ones. */
async function takeMail({ database, clock }: Services): Promise<Waiting | undefined> {
  const now = clock.now();
  const { rows } = await sql<Waiting>`
    update mails set attempts = attempts + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from mails where sent_at is null and next_try_at <= ${now} and attempts < ${attemptsMax}
      order by created_at limit 1 for update skip locked
    )
    returning id, recipient, subject, body_text, body_html, attempts, holds_secret`.execute(database.read);
  return rows[0];
}

async function send(transport: Transporter, mail: Waiting, { mailFrom, appUrl }: Config): Promise<void> {
  await transport.sendMail({
    from: mailFrom,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    messageId: `<${mail.id}@${new URL(appUrl).hostname}>`,
  });
}

async function putBack(
  { database, clock, log }: Services,
  { id, attempts }: Waiting,
  error: Error & { code?: string },
): Promise<void> {
  const isRefused = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const pauseMs = isRefused ? Math.min(60 * 2 ** attempts, 6 * 3600) * 1000 : 0;
  const change = {
    attempts: isRefused ? attempts : attempts - 1,
    nextTryAt: new Date(clock.now().getTime() + pauseMs),
    lastError: error.message,
  };
  await database.read.updateTable('mails').set(change).where('id', '=', id).execute();
  if (!isRefused) throw error;
  log.warn('a mail was refused', { mail: id, attempts });
}
