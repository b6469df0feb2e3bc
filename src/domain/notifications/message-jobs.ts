// Messages to the operator and applications: a receipt to the sender, the message itself to the operator.
import { present } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { findApplication, findMessage } from '../content/message-queries.ts';
import { composeLetter, contentWords, factsOf } from './content-mail.ts';
import { findOperator } from './operator-address.ts';

export const messageJobs: JobHandlers = {
  'message-written': async (services, { messageId }: { messageId: string }) => {
    const row = present(await findMessage(services.database.read, messageId), 'the message of a mail');
    await tell(services, 'message', row, (language) => {
      const topic = text(language, 'contact', `topic_${row.topic}`);
      const facts = [
        ['topic', topic],
        ['booking', row.bookingReference],
        ['message', row.message],
      ] as const;
      return { topic, facts: facts.map(([label, line]) => [label, line]) };
    });
  },
  'application-written': async (services, { applicationId }: { applicationId: string }) => {
    const row = present(await findApplication(services.database.read, applicationId), 'the application of a mail');
    await tell(services, 'application', row, (language) => {
      const topic = text(language, 'jobs', `field_${row.field}`);
      const facts = [
        ['field', topic],
        ['link', row.link],
        ['message', row.message],
      ] as const;
      return { topic, facts: facts.map(([label, line]) => [label, line]) };
    });
  },
};

type Written = { id: string; name: string; email: string; language: Language };
type Said = { topic: string; facts: [label: string, line: string | null][] };

async function tell(
  services: Services,
  kind: 'message' | 'application',
  row: Written,
  say: (language: Language) => Said,
): Promise<void> {
  const { database, clock, config } = services;
  const { id, name, language } = row;
  const operator = await findOperator(services);
  const { appName } = operator;
  const home = { label: contentWords(language)('action.home', { app: appName }), url: config.appUrl };
  const receipt = { event: `${kind}-receipt:${id}`, recipient: row.email, key: `${kind}.receipt`, toOperator: false };
  const facts = factsOf(language, say(language).facts);
  const mails = [composeLetter({ ...receipt, language, params: {}, appName, name, facts, action: home })];
  if (operator.email) {
    const { topic, facts: said } = say(operator.language);
    mails.push(
      composeLetter({
        event: `${kind}:${id}`,
        recipient: operator.email,
        language: operator.language,
        key: `${kind}.operator`,
        params: { name, topic },
        appName,
        name: null,
        toOperator: true,
        facts: factsOf(operator.language, [['from', `${name} <${row.email}>`], ...said]),
        action: { label: contentWords(operator.language)('action.answer', { name }), url: `mailto:${row.email}` },
      }),
    );
  }
  for (const mail of mails) await writeMail(database.read, mail, clock.now());
}
