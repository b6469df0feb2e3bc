// Notices of unlawful content: receipts, decisions with their reasons to both sides, and what the operator has to decide.
import { present } from '#kernel/assert.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Notice, Party, Stage } from '../content/notice.ts';
import { findNotice } from '../content/notice-queries.ts';
import { composeLetter, type Letter } from './content-mail.ts';
import { type Addressee, decisionFacts, findPartner, noticeLetter, operatorLetter } from './notice-mail.ts';
import { findOperator } from './operator-address.ts';

type Payload = { noticeId: string };

export const noticeJobs: JobHandlers = {
  'notice-received': async (services, payload: Payload) => {
    const { notice, notifier } = await open(services, payload);
    await send(services, [
      notifier && noticeLetter(services, notice, { ...notifier, key: 'notice.receipt', event: 'notice-receipt' }),
      await operatorLetter(services, notice, 'notice.operator'),
    ]);
  },
  'notice-appealed': async (services, payload: Payload) => {
    const { notice, notifier, partner } = await open(services, payload);
    const appellant = notice.appealedBy === 'partner' ? partner : notifier;
    await send(services, [
      appellant && noticeLetter(services, notice, { ...appellant, key: 'appealed.receipt', event: 'appeal-receipt' }),
      await operatorLetter(services, notice, 'appealed.operator'),
    ]);
  },
  'notice-decided': async (services, { stage, ...payload }: Payload & { stage: Stage }) => {
    const { notice, notifier, partner } = await open(services, payload);
    const tell = (to: Addressee | undefined, party: Party) => {
      if (!to) return undefined;
      const key = `${stage === 'first' ? 'decided' : 'decided_on_appeal'}.${party}`;
      const letter = noticeLetter(services, notice, { ...to, key, event: `notice-decided-${stage}-${party}` });
      return { ...letter, facts: [...letter.facts, ...decisionFacts(notice, stage, to)] };
    };
    await send(services, [tell(notifier, 'notifier'), tell(concerned(notice, partner), 'partner')]);
  },
};

/** A partner hears of a notice once something of theirs was removed, or was to be. */
function concerned({ decisions }: Notice, partner: Addressee | undefined): Addressee | undefined {
  return decisions.some(({ outcome }) => outcome === 'removed') ? partner : undefined;
}

async function open(services: Services, { noticeId }: Payload) {
  const db = services.database.read;
  const notice = present(await findNotice(db, { id: noticeId }), 'the notice of a mail');
  const { appName, language } = await findOperator(services);
  const { email, name } = notice;
  const notifier: Addressee | undefined = email
    ? { party: 'notifier', email, name, language: notice.language, appName }
    : undefined;
  const found = notice.tourId ? await findPartner(db, notice.tourId) : undefined;
  const partner: Addressee | undefined = found && {
    party: 'partner',
    email: found.email,
    name: found.name,
    language: found.language ?? language,
    appName,
  };
  return { notice, notifier, partner };
}

async function send({ database, clock }: Services, letters: (Letter | undefined)[]): Promise<void> {
  for (const letter of letters) if (letter) await writeMail(database.read, composeLetter(letter), clock.now());
}
