// Mails are written to the outbox (table `mails`) with the event they tell of, then delivered. Without a mail
// server they stay there, readable at /_mail.
import nodemailer, { type Transporter } from 'nodemailer';
import type { Queryable } from '#platform/database/database.ts';
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
};

export async function writeMail(db: Queryable, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({ id: newId(), ...mail, createdAt: now })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute();
}

let transporter: Transporter | undefined;

/** Delivers what the outbox holds; a job. A mail that the server refuses stays and is tried with the next run. */
export async function deliverMails({ config, database, clock }: Services): Promise<void> {
  if (!config.smtpUrl) return;
  transporter ??= nodemailer.createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const waiting = await database.read.selectFrom('mails').selectAll().where('sentAt', 'is', null).orderBy('createdAt').limit(50).execute();
  for (const mail of waiting) {
    await transporter.sendMail({
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      messageId: `<${mail.id}@${new URL(config.appUrl).hostname}>`,
    });
    await database.read.updateTable('mails').set({ sentAt: clock.now() }).where('id', '=', mail.id).execute();
  }
}
