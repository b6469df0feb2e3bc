// /_mail: the latest mails. server/http/outbox.ts decides who sees it (this machine and operators), and does not serve it where a mail
// server is configured.
import { formatMoment } from '#kernel/moments.ts';
import { findLatestMails, type OutboxMail } from '#platform/mail/outbox-queries.ts';
import type { Services } from '#platform/services.ts';
import { escapeHtml } from './mails/escape-html.ts';

const mailsShown = 100;

/** The latest mails as a page without inline style and script. The content security policy would block a mail's HTML in a
 *  frame, so the text is shown. `note` is HTML. */
export async function outboxPage({ database }: Services, note: string): Promise<string> {
  const mails = await findLatestMails(database.db, mailsShown);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/plain.css">
<title>Outbox</title>
</head>
<body>
${note}
<main>
<h1>Outbox</h1>
${mails.length === 0 ? '<p>No mail has been written yet.</p>' : mails.map(mailHtml).join('\n')}
</main>
</body>
</html>
`;
}

function mailHtml(mail: OutboxMail): string {
  const createdAt = `<time datetime="${mail.createdAt.toISOString()}">${formatMoment(mail.createdAt, 'UTC', 'en-GB')} UTC</time>`;
  return `<article aria-labelledby="mail-${mail.id}">
<h2 id="mail-${mail.id}" lang="${escapeHtml(mail.language)}">${escapeHtml(mail.subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>Written</dt><dd>${createdAt}</dd>
<dt>Language</dt><dd>${escapeHtml(mail.language)}</dd>
<dt>Delivered</dt><dd>${mail.sentAt ? `${formatMoment(mail.sentAt, 'UTC', 'en-GB')} UTC` : 'no'}</dd>
</dl>
<pre lang="${escapeHtml(mail.language)}">${escapeHtml(mail.bodyText)}</pre>
</article>`;
}
