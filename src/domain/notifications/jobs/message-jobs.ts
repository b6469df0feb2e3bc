// Mails about messages and applications: a receipt to the sender, the text to the operator. The sender's address may be
// another person's, so a receipt repeats nothing that was typed: no message, no link, no name.
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import type { messageJobs } from '#domain/inbox/job-types.ts';
import { findApplication, findMessage } from '#domain/inbox/message-queries.ts';
import { composeMail, contentWords, type FactLabel, factsOf } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const messageMailHandlers: HandlersOf<typeof messageJobs> = {
  'message-written': async (services, { messageId }) => {
    const row = assertDefined(await findMessage(services.database.db, messageId), 'the message of a mail');
    await notify(services, 'message', row, (language) => {
      const topic = text(language, 'contact', `topic_${row.topic}`);
      const facts = [
        ['topic', topic],
        ['booking', row.bookingReference],
        ['message', row.message],
      ] as const;
      return { topic, facts };
    });
  },
  'application-written': async (services, { applicationId }) => {
    const row = assertDefined(await findApplication(services.database.db, applicationId), 'the application of a mail');
    await notify(services, 'application', row, (language) => {
      const topic = text(language, 'jobs', `field_${row.field}`);
      const facts = [
        ['field', topic],
        ['link', row.link],
        ['message', row.message],
      ] as const;
      return { topic, facts };
    });
  },
};

type Written = { id: string; name: string; email: string; language: Language };
type MessageSummary = { topic: string; facts: readonly (readonly [label: FactLabel, line: string | null])[] };

async function notify(
  services: Services,
  kind: 'message' | 'application',
  row: Written,
  describe: (language: Language) => MessageSummary,
): Promise<void> {
  const { database, clock, config } = services;
  const { id, name, language } = row;
  const { topic: topicOfReceipt } = describe(language);
  const operator = await findOperator(services);
  const { appName } = operator;
  const home = { label: contentWords(language)('action.home', { app: appName }), url: config.appUrl };
  const key = `${kind}.receipt` as const;
  const receipt = { event: `${kind}-receipt:${id}`, recipient: row.email, key, toOperator: false } as const;
  const facts = factsOf(language, [['topic', topicOfReceipt]]);
  const mails = [composeMail({ ...receipt, language, params: {}, appName, name: null, facts, action: home })];
  if (operator.email) {
    const { topic, facts: factsForOperator } = describe(operator.language);
    mails.push(
      composeMail({
        event: `${kind}:${id}`,
        recipient: operator.email,
        language: operator.language,
        key: `${kind}.operator`,
        params: { name, topic },
        appName,
        name: null,
        toOperator: true,
        facts: factsOf(operator.language, [['from', `${name} <${row.email}>`], ...factsForOperator]),
        action: { label: contentWords(operator.language)('action.answer', { name }), url: `mailto:${row.email}` },
      }),
    );
  }
  for (const mail of mails) await queueMail(database.db, mail, clock.now());
}
